/** subset-font 2.9 has no types. Only the options that the build uses. */
declare module 'subset-font' {
  export interface SubsetOptions {
    targetFormat: 'woff2' | 'truetype';
    keepFeatures: readonly string[];
    noHinting?: boolean;
    variationAxes: Readonly<Record<string, number | { min: number; max: number }>>;
  }

  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
