/** Trusted Types, which not every browser has and TypeScript does not know. A policy is what its rules are. */
interface Window {
  readonly trustedTypes?: { createPolicy<Rules extends object>(name: string, rules: Rules): Rules };
}
