import sharp from 'sharp';

/** The raster formats that pictures are served in. */
export type RasterFormat = 'avif' | 'webp' | 'jpeg' | 'png';

/** An SVG as a picture of `width` pixels, its height following. Transparency survives in all formats but JPEG. */
export async function rasterise(svg: string, width: number, format: RasterFormat): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg)).resize({ width });
  switch (format) {
    case 'avif':
      // Effort 4 takes six times as long for the same size.
      return picture.avif({ quality: 52, effort: 2 }).toBuffer();
    case 'webp':
      return picture.webp({ quality: 74 }).toBuffer();
    case 'jpeg':
      return picture.flatten({ background: '#000' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
    case 'png':
      return picture.png().toBuffer();
  }
}
