import type { ImageSource } from '@blockfront/engine/render'
import type { PageMeta } from '@blockfront/storefront/payload'
import { keyOfUrl, negotiatedUrl } from '../../../../ground/storage/media-key.ts'
import { absolute } from './schema-org.ts'

interface Candidate {
  url: string
  /** Used without an alternative text in the library. */
  alt: string
  /** A logo is shown small. */
  isLogo?: boolean
}

/** Maximum width, in pixels, of the variant that replaces an image in a format that social networks do not show. */
const VARIANT_WIDTH = 1280

/**
 * Returns the first image that social networks can show, for `og:image`: JPEG, PNG, GIF or WebP. An AVIF image of the library is replaced by
 * a WebP variant; SVG images are skipped. `sources` has the sizes of the library's images by URL.
 */
export function shareImage(
  candidates: readonly Candidate[],
  sources: Readonly<Record<string, ImageSource>>,
  origin: string,
): PageMeta['image'] {
  for (const { url, alt, isLogo = false } of candidates) {
    const shown = url === '' ? undefined : shownSource(url, sources[url])
    if (shown)
      return {
        ...shown,
        url: absolute(origin, shown.url),
        alt: sources[url]?.alt || alt,
        card: isLogo ? 'summary' : 'summary_large_image',
      }
  }
  return undefined
}

function shownSource(url: string, source: ImageSource | undefined): { url: string; width?: number; height?: number } | undefined {
  const extension = /\.([a-z0-9]+)(?:[?#]|$)/i.exec(url)?.[1]?.toLowerCase() ?? ''
  if (extension === 'svg' || extension === 'ico') return undefined
  const { width, height } = source ?? {}
  const size = width && height ? { width, height } : {}
  if (extension !== 'avif') return { url, ...size }
  const key = keyOfUrl(url)
  const widths = [...(source?.srcSet ?? '').matchAll(/ (\d+)w/g)].map(([, wide]) => Number(wide))
  const best = widths.filter((wide) => wide <= VARIANT_WIDTH).at(-1)
  if (!key || best === undefined) return undefined
  const variant = `${negotiatedUrl(key.storeId, key.mediaId, best)}.webp`
  return { url: variant, ...(width && height && { width: best, height: Math.round((height * best) / width) }) }
}
