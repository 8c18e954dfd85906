import type { ImageSource } from '@blockfront/engine/render'
import type { StoreTrx } from '../../ground/db/scope.ts'
import { sourcesOf } from '../../ground/files/starter-images.ts'
import { keyOfUrl, negotiatedUrl } from '../../ground/storage/media-key.ts'
import type { MediaRow, StoredVariant } from './media-rows.ts'

/** The sizes of images in the store's library, by the URL that blocks and products use. Other URLs are left out. One query for all. */
export async function loadImageSources(
  trx: StoreTrx,
  storeId: string,
  urls: readonly string[],
): Promise<Record<string, ImageSource>> {
  const ids = new Map<string, string>()
  for (const url of urls) {
    const key = keyOfUrl(url)
    if (key?.storeId === storeId) ids.set(url, key.mediaId)
  }
  if (ids.size === 0) return {}
  const rows = await trx
    .selectFrom('media')
    .select(['id', 'width', 'height', 'alt', 'focal_x', 'focal_y', 'variants'])
    .where('store_id', '=', storeId)
    .where('id', 'in', [...new Set(ids.values())])
    .where('mime', 'like', 'image/%')
    .execute()
  const found = new Map(rows.map((row) => [row.id, row]))
  return Object.fromEntries(
    [...ids].flatMap(([url, id]) => {
      const row = found.get(id)
      return row ? [[url, imageSource(url, storeId, row)] as const] : []
    }),
  )
}

/** Like {@link loadImageSources}, with the images that are part of the installation. */
export const loadAllImageSources = async (trx: StoreTrx, storeId: string, urls: readonly string[]) => ({
  ...sourcesOf(urls),
  ...(await loadImageSources(trx, storeId, urls)),
})

type Image = Pick<MediaRow, 'id' | 'width' | 'height' | 'alt' | 'focal_x' | 'focal_y' | 'variants'>

function imageSource(src: string, storeId: string, image: Image): ImageSource {
  const { id, width, height, alt, focal_x: x, focal_y: y, variants } = image
  const widths = [...new Set((variants as StoredVariant[]).map((variant) => variant.width))]
  return {
    src,
    ...(widths.length > 0 && { srcSet: widths.map((wide) => `${negotiatedUrl(storeId, id, wide)} ${wide}w`).join(', ') }),
    ...(width !== null && height !== null && { width, height }),
    ...(alt !== '' && { alt }),
    ...((x !== 0.5 || y !== 0.5) && { style: { objectPosition: `${percent(x)} ${percent(y)}` } }),
  }
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`
