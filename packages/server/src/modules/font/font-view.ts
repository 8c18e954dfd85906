import type { StoreFont } from '@blockfront/contract'
import { FONTS_PATH } from '@blockfront/fonts'
import type { Selectable } from 'kysely'
import type { StoreFontsTable } from '../../ground/db/tables.ts'

/** Start of the paths of uploaded fonts, before the id of the store. */
export const STORE_FONTS_PATH = `${FONTS_PATH}store/`

/** The path of an uploaded font. Its file never changes. */
export const storeFontUrl = (storeId: string, fontId: string): string => `${STORE_FONTS_PATH}${storeId}/${fontId}.woff2`

/** The font as the API returns it. */
export const fontView = ({
  store_id,
  id,
  family,
  category,
  weight,
  bytes,
  created_at,
}: Omit<Selectable<StoreFontsTable>, 'file' | 'metrics'> & { bytes: number }): StoreFont => ({
  fontId: id,
  family,
  category,
  weight,
  url: storeFontUrl(store_id, id),
  bytes,
  createdAt: created_at.toISOString(),
})
