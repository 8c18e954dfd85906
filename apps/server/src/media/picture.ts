import sharp, { type Sharp } from 'sharp'
import { fail } from '../http/failure.ts'
import { type VariantFormat, variantFormats, variantWidths } from './media-key.ts'
import { turns } from './turns.ts'

// Only the decoders of formats that are taken can be reached, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}`),
})
sharp.cache(false)

/** Most pixels of a picture, all its frames together. */
export const mostPixels = 40_000_000

// Decoding holds threads of Node's pool, which files and passwords need too.
const inTurn = turns(2)

const load = (input: string | Buffer, animated = false): Sharp =>
  sharp(input, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true, animated })

export type CleanPicture = {
  /** Undefined where the file stays as it is. */
  content: Buffer | undefined
  /** Pixels, as it is looked at. */
  width: number
  height: number
  /** Several frames: variants would lose them. */
  animated: boolean
}

const tooManyPixels = `This picture has too many pixels. It may have ${mostPixels / 1_000_000} million at most, such as 8000 × 5000.`
const damaged = 'This picture is damaged and cannot be read. Export it again and try once more.'

/**
 * Decodes a picture as a whole and writes it anew: upright, in sRGB, without what cameras and editors add (EXIF, XMP, places) and
 * without anything behind its end. A GIF stays as it is. Throws 413 for too many pixels, 415 for one that cannot be decoded.
 */
export const cleanPicture = (path: string, format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'): Promise<CleanPicture> =>
  inTurn(async () => {
    try {
      const { width = 0, height = 0, pages = 1, pageHeight, autoOrient } = await load(path).metadata()
      const frames = format === 'gif' || format === 'webp' ? pages : 1
      if (width * (pageHeight ?? height) * frames > mostPixels)
        throw fail('too_large', { message: tooManyPixels, fields: { file: tooManyPixels } })
      if (format === 'gif') {
        await load(path, frames > 1).stats()
        return { content: undefined, width, height: pageHeight ?? height, animated: frames > 1 }
      }
      const content = await encoders[format](load(path, frames > 1).autoOrient()).toBuffer()
      return {
        content,
        width: autoOrient.width,
        height: frames > 1 ? (pageHeight ?? height) : autoOrient.height,
        animated: frames > 1,
      }
    } catch (error) {
      throw refusalOf(error)
    }
  })

const encoders = {
  jpeg: (image: Sharp) => image.jpeg({ quality: 90, chromaSubsampling: '4:4:4' }),
  png: (image: Sharp) => image.png({ compressionLevel: 6 }),
  webp: (image: Sharp) => image.webp({ quality: 92, effort: 2 }),
  avif: (image: Sharp) => image.avif({ quality: 80, effort: 2 }),
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error) || error.name === 'Failure') return error
  if (/exceeds pixel limit/i.test(error.message))
    return fail('too_large', { message: tooManyPixels, fields: { file: tooManyPixels }, cause: error })
  return fail('unsupported_type', { message: damaged, fields: { file: damaged }, cause: error })
}

const asWebp = { quality: 78, effort: 3 } as const

export type Variant = { format: VariantFormat; width: number; content: Buffer }

/**
 * Makes a picture's variants and hands over one at a time, the smallest last. Reads the original once: what is smaller is made from the
 * largest variant's pixels.
 */
export async function makeVariants(original: Buffer, width: number, take: (variant: Variant) => Promise<void>): Promise<void> {
  const widths = variantWidths(width).reverse()
  const { data, info } = await inTurn(() =>
    load(original)
      .resize({ width: widths[0] ?? width, withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
  const raw = { width: info.width, height: info.height, channels: info.channels }
  for (const wide of widths)
    for (const format of variantFormats) {
      const resized = sharp(data, { raw }).resize({ width: wide })
      const encoded =
        format === 'avif' ? resized.avif({ quality: 52, effort: 2, chromaSubsampling: '4:2:0' }) : resized.webp(asWebp)
      await take({ format, width: wide, content: await inTurn(() => encoded.toBuffer()) })
    }
}

/** A picture in a smaller width, as WebP. */
export const smallerPicture = (whole: Buffer, width: number): Promise<Buffer> =>
  inTurn(() => load(whole).resize({ width, withoutEnlargement: true }).webp(asWebp).toBuffer())
