/**
 * The key of a file in the storage and its path on the web: `{storeId}/{mediaId}.{extension}`, a variant `{storeId}/{mediaId}-{width}.avif`.
 * Both ids are random and the ending follows from the content, so that nothing of it comes from a person.
 */
export type MediaKey = {
  storeId: string
  mediaId: string
  /** Width of a variant in pixels; undefined for the original. */
  width: number | undefined
  /** Undefined selects the best format that the browser accepts. */
  extension: string | undefined
}

/** Files are served below this path on every hostname. */
export const mediaPath = '/media/'

const pattern = /^([A-Za-z0-9_-]{1,64})\/([0-9a-z]{20})(?:-([1-9]\d{1,4}))?(?:\.([0-9a-z]{2,5}))?$/

/** Reads a key; undefined for anything else. Only the key of a variant may have no extension. */
export function parseMediaKey(text: string): MediaKey | undefined {
  const match = pattern.exec(text)
  if (!match) return undefined
  const [, storeId = '', mediaId = '', width, extension] = match
  if (extension === undefined && width === undefined) return undefined
  return { storeId, mediaId, width: width === undefined ? undefined : Number(width), extension }
}

export const originalKey = (storeId: string, mediaId: string, extension: string): string => `${storeId}/${mediaId}.${extension}`

export const variantKey = (storeId: string, mediaId: string, width: number, extension: VariantFormat): string =>
  `${storeId}/${mediaId}-${width}.${extension}`

/** The URL of a variant in the format that the browser accepts. */
export const negotiatedUrl = (storeId: string, mediaId: string, width: number): string =>
  `${mediaPath}${storeId}/${mediaId}-${width}`

/** The URL of a key, relative to any hostname. */
export const urlOfKey = (key: string): string => mediaPath + key

/** The key of a URL, with or without a hostname; undefined if it is not a media URL. */
export function keyOfUrl(url: string): MediaKey | undefined {
  const path = /^https?:\/\/[^/?#]+(\/[^?#]*)/i.exec(url)?.[1] ?? url
  return path.startsWith(mediaPath) ? parseMediaKey(path.slice(mediaPath.length)) : undefined
}

/** In the order in which they are offered: the smaller one first. */
export const variantFormats = ['avif', 'webp'] as const
export type VariantFormat = (typeof variantFormats)[number]

/** Widths of image variants in pixels. */
const presets = [160, 320, 640, 960, 1280, 1920] as const

/** The widths of a picture's variants: the presets below its own width, then its own, which is never exceeded. */
export function variantWidths(width: number): number[] {
  const largest = Math.min(width, presets.at(-1) ?? width)
  return [...presets.filter((preset) => preset < largest), largest]
}

/** Every key that the files of one media item can have. */
export function keysOfItem({
  storeId,
  id,
  extension,
  width,
}: {
  storeId: string
  id: string
  extension: string
  width: number | null
}): string[] {
  const variants = width === null ? [] : variantWidths(width)
  return [
    originalKey(storeId, id, extension),
    ...variants.flatMap((wide) => variantFormats.map((format) => variantKey(storeId, id, wide, format))),
  ]
}
