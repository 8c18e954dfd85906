import type { PictureSource } from '@blockfront/engine/render'
import type { StoreTrx } from '../db/scope.ts'
import { pictureSources } from '../services/media-pictures.ts'

/** Sizes of the pictures that stand anywhere in `shown`, by their address. One query, however many they are. */
export async function readPictures(trx: StoreTrx, storeId: string, shown: unknown): Promise<Record<string, PictureSource>> {
  const addresses = new Set<string>()
  collect(shown, addresses)
  return pictureSources(trx, storeId, [...addresses])
}

/** Finds the addresses that are pictures of the library, wherever they stand. */
function collect(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') {
    if (value.startsWith('/media/') && value.length < 500) into.add(value)
  } else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) collect(part, into)
}
