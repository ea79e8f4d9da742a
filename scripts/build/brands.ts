import { Failure } from '../terminal/failure.ts';
import { loadModule } from './load-module.ts';

/** The fields of a brand that the build needs. */
export interface BuildBrand {
  readonly id: string;
  /** The display face: width axis in percent, weight of headings. */
  readonly font: { readonly width: number; readonly weight: number };
}

function isBrand(value: unknown): value is BuildBrand {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('font' in value)) return false;
  const { id, font } = value;
  if (typeof id !== 'string' || typeof font !== 'object' || font === null) return false;
  return 'width' in font && typeof font.width === 'number' && 'weight' in font && typeof font.weight === 'number';
}

/** The brands as `brands/index.ts` lists them now, read again for each build: all of them, since MARKETS opens them at start. */
export async function loadBrands(root: string): Promise<readonly BuildBrand[]> {
  const { brands: served, knownBrands: brands = served } = await loadModule(root, 'brands/index.ts');
  if (!Array.isArray(brands) || brands.length === 0)
    throw new Failure('[brands] brands/index.ts exports no list "brands".');
  return brands.map((brand: unknown, index) => {
    if (isBrand(brand)) return brand;
    throw new Failure(
      `[brands] brands[${index}] in brands/index.ts needs an id and font: { width, weight } as numbers.`,
    );
  });
}
