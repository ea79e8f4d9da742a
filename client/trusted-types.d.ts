/** Trusted Types, which not every browser supports and TypeScript doesn't declare. A policy has the methods of its rules. */
interface Window {
  readonly trustedTypes?: {
    createPolicy<Rules extends object>(name: string, rules: Rules): Rules;
    readonly emptyHTML: string;
  };
}
