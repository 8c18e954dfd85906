import type { PictureSource } from '@blockfront/engine/render'
import { starterPath } from '@blockfront/starter'
import type { StoreTrx } from '../../db/scope.ts'
import { shown as names } from '../../events/cache-tags.ts'
import { sourcesOf } from '../../files/starter-images.ts'
import { keyOfUrl } from '../../storage/media-key.ts'
import type { KnownPictures } from '../cache/known-images.ts'

interface Pictures {
  /** By address. */
  sources: Record<string, PictureSource>
  /** Names of those that are of the library, also of those that it does not have. */
  shows: string[]
}

/** Sizes of the pictures that stand anywhere in `shown`. */
export async function readPictures(
  { trx, pictures }: { trx: StoreTrx; pictures: KnownPictures },
  storeId: string,
  shown: unknown,
): Promise<Pictures> {
  const addresses = new Set<string>()
  collect(shown, addresses)
  const [starter, library] = [[...addresses].filter(isStarter), [...addresses].filter((address) => !isStarter(address))]
  const shows = library.flatMap((address) => {
    const key = keyOfUrl(address)
    return key ? [names.picture(key.mediaId)] : []
  })
  return { sources: { ...sourcesOf(starter), ...(await pictures.of(trx, storeId, library)) }, shows }
}

const isStarter = (address: string) => address.startsWith(starterPath)

/** Finds the addresses that are pictures of the library or of the installation, wherever they stand. */
function collect(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') {
    if ((value.startsWith('/media/') || isStarter(value)) && value.length < 500) into.add(value)
  } else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) collect(part, into)
}
