import { keyOfUrl, type MediaKey } from '../../ground/storage/media-key.ts'
import type { StoreRow } from './store-view.ts'

/** Formats of which smaller icons can be made. */
const RASTER = new Set(['png', 'jpg', 'jpeg', 'webp', 'avif', 'gif'])

/** Returns the image in the store's library from which its icons are made: the favicon, or else the logo; undefined without a suitable one. */
export function iconSource({
  store_id,
  favicon,
  logo,
}: Pick<StoreRow, 'store_id' | 'favicon' | 'logo'>): (MediaKey & { extension: string }) | undefined {
  for (const url of [favicon, logo]) {
    const key = keyOfUrl(url)
    if (key?.storeId === store_id && key.width === undefined && key.extension && RASTER.has(key.extension))
      return { ...key, extension: key.extension }
  }
  return undefined
}
