import type { MediaItem, MediaUsage } from '@blockfront/contract'
import { urlOfKey, variantKey } from '../../ground/storage/media-key.ts'
import type { MediaRow, StoredVariant } from './media-rows.ts'

/** A file of the media library as members see it. */
export const mediaView = (row: MediaRow, usages: MediaUsage[]): MediaItem => ({
  id: row.id,
  storeId: row.store_id,
  url: urlOfKey(row.storage_key),
  filename: row.filename,
  kind: row.mime.startsWith('video/') ? 'video' : 'image',
  mime: row.mime,
  bytes: Number(row.bytes),
  width: row.width,
  height: row.height,
  alt: row.alt,
  focalPoint: { x: row.focal_x, y: row.focal_y },
  variants: (row.variants as StoredVariant[]).map(({ format, width }) => ({
    format,
    width,
    url: urlOfKey(variantKey(row.store_id, row.id, width, format)),
  })),
  status: row.status,
  createdAt: row.created_at.toISOString(),
  usages,
})
