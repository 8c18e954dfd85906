import sharp, { type Sharp } from 'sharp'
import { appError } from '../errors.ts'
import { type VariantFormat, variantFormats, variantWidths } from '../storage/media-key.ts'
import { limitConcurrency } from './limit-concurrency.ts'

declare module '../workers/tasks.ts' {
  interface Tasks {
    /** Decodes and re-encodes an image file. */
    'picture.clean': { input: { path: string; format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' }; output: DecodedImage }
    /** Makes a square PNG of an image. */
    'picture.icon': { input: { original: Uint8Array; size: number; background: string | undefined }; output: Uint8Array }
    'picture.variants': { input: { original: Uint8Array; width: number }; output: Variant[] }
  }
}

// Only the decoders of accepted formats can run, regardless of the declared type.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}`),
})
sharp.cache(false)

/** Most pixels of an image, all its frames together. */
export const MAX_PIXELS = 40_000_000

/**
 * The same for AVIF. A flat AVIF of 40 million pixels takes 1,100 bytes, and some 4 seconds and 1 GB of memory to encode again; one of
 * 16 million takes 1.4 seconds and 450 MB.
 */
const mostAvifPixels = 16_000_000

/** Most frames of an animation. Each costs time, however small it is. */
const mostFrames = 500

// Decoding holds threads of Node's pool, which files and passwords need too.
const inTurn = limitConcurrency(2)

const load = (input: string | Buffer, animated = false): Sharp =>
  sharp(input, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true, animated })

export type DecodedImage = {
  /** Undefined where the file is unchanged. */
  content: Buffer | undefined
  /** Displayed size in pixels, after EXIF rotation. */
  width: number
  height: number
  /** Several frames: variants would lose them. */
  animated: boolean
}

const tooManyPixels = (most: number) =>
  `This image has too many pixels. The limit is ${most / 1_000_000} million, such as ${most === MAX_PIXELS ? '8000 × 5000' : '4000 × 4000'}.`
const tooManyFrames = `This animation has too many frames. The limit is ${mostFrames}.`
const tooLarge = (message: string, cause?: unknown) => appError('too_large', { message, fields: { file: message }, cause })
const damaged = 'This image is damaged and cannot be read. Export it again and try once more.'

/**
 * Decodes an image completely and encodes it again: upright, in sRGB, without metadata (EXIF, XMP, location) and without data
 * after its end. A GIF stays unchanged. Throws 413 for too many pixels, 415 for an image that cannot be decoded.
 */
export async function decodeImage(path: string, format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'): Promise<DecodedImage> {
  try {
    // Reads the header only: an image that is too large is rejected before it is decoded.
    const { width = 0, height = 0, pages = 1, pageHeight, autoOrient } = await load(path).metadata()
    const frames = format === 'gif' || format === 'webp' ? pages : 1
    const most = format === 'avif' ? mostAvifPixels : MAX_PIXELS
    if (frames > mostFrames) throw tooLarge(tooManyFrames)
    if (width * (pageHeight ?? height) * frames > most) throw tooLarge(tooManyPixels(most))
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
}

const encoders = {
  jpeg: (image: Sharp) => image.jpeg({ quality: 90, chromaSubsampling: '4:4:4' }),
  png: (image: Sharp) => image.png({ compressionLevel: 6 }),
  webp: (image: Sharp) => image.webp({ quality: 92, effort: 2 }),
  avif: (image: Sharp) => image.avif({ quality: 80, effort: 2 }),
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error) || error.name === 'AppError') return error
  if (/exceeds pixel limit/i.test(error.message)) return tooLarge(tooManyPixels(MAX_PIXELS), error)
  return appError('unsupported_type', { message: damaged, fields: { file: damaged }, cause: error })
}

const encodeWebp = { quality: 78, effort: 3 } as const

export type Variant = { format: VariantFormat; width: number; content: Buffer }

/**
 * Creates an image's variants, the smallest last. Decodes the original once; smaller variants are created from the largest one's
 * pixels.
 */
export async function makeVariants(original: Buffer, width: number): Promise<Variant[]> {
  const widths = variantWidths(width).reverse()
  const { data, info } = await load(original)
    .resize({ width: widths[0] ?? width, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const variants: Variant[] = []
  const raw = { width: info.width, height: info.height, channels: info.channels }
  for (const wide of widths)
    for (const format of variantFormats) {
      const resized = sharp(data, { raw }).resize({ width: wide })
      const encoded =
        format === 'avif' ? resized.avif({ quality: 52, effort: 2, chromaSubsampling: '4:2:0' }) : resized.webp(encodeWebp)
      variants.push({ format, width: wide, content: await encoded.toBuffer() })
    }
  return variants
}

/** An image in a smaller width, as WebP. */
export const resizeImage = (whole: Buffer, width: number): Promise<Buffer> =>
  inTurn(() => load(whole).resize({ width, withoutEnlargement: true }).webp(encodeWebp).toBuffer())

/** Opaque icons have a margin, because systems round their corners. Share of the width. */
const ICON_MARGIN = 0.08

/** An image as a square PNG of a width in pixels, whole and centered; opaque with a background, a CSS color, else transparent. */
export async function makeIcon(original: Buffer, size: number, background: string | undefined): Promise<Buffer> {
  const margin = background === undefined ? 0 : Math.round(size * ICON_MARGIN)
  const inner = size - 2 * margin
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const image = load(original)
    .autoOrient()
    .resize({ width: inner, height: inner, fit: 'contain', background: clear })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: clear })
  const png = await image.png().toBuffer()
  return background === undefined
    ? png
    : sharp(png)
        .flatten({ background: solidColor(background) })
        .png()
        .toBuffer()
}

/** A color that sharp can read; white for others, such as `oklch()`. */
const solidColor = (color: string) => (/^#(?:[\da-f]{3}|[\da-f]{6})$|^[a-z]+$|^rgba?\(/i.test(color) ? color : '#ffffff')
