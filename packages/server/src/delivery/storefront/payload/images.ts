import type { ImageSource } from '@blockfront/engine/render'
import { starterPath } from '@blockfront/starter'
import type { PublishedDataCache, PublishedKind } from '../../../ground/cache/published-data.ts'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import { cacheTags } from '../../../ground/events/cache-tags.ts'
import { sourcesOf } from '../../../ground/files/starter-images.ts'
import { keyOfUrl } from '../../../ground/storage/media-key.ts'
import { loadImageSources } from '../../../modules/media/index.ts'

interface PageImages {
  /** By URL. */
  sources: Record<string, ImageSource>
  /** Cache tags of the images of the library, including those that it does not have. */
  tags: string[]
}

const tagsOf = (url: string) => {
  const key = keyOfUrl(url)
  return key ? [cacheTags.image(key.mediaId)] : []
}

const images: PublishedKind<ImageSource> = {
  name: 'image',
  bytes: ({ src, srcSet = '', alt = '' }) => 500 + src.length + srcSet.length + 2 * alt.length,
  tags: tagsOf,
}

/** Returns the sizes of the images whose URLs are anywhere in `value`. One query for all that are not cached. */
export async function loadImagesIn(
  { trx, published }: { trx: StoreTrx; published: PublishedDataCache },
  storeId: string,
  value: unknown,
): Promise<PageImages> {
  const urls = new Set<string>()
  collect(value, urls)
  const library = [...urls].filter((url) => !isStarter(url))
  const found = await published.get(
    images,
    storeId,
    library,
    async (missing) => new Map(Object.entries(await loadImageSources(trx, storeId, missing))),
  )
  const ofLibrary = library.flatMap((url) => {
    const source = found.get(url)
    return source ? [[url, source] as const] : []
  })
  return {
    sources: { ...sourcesOf([...urls].filter(isStarter)), ...Object.fromEntries(ofLibrary) },
    tags: library.flatMap(tagsOf),
  }
}

const isStarter = (url: string) => url.startsWith(starterPath)

/** Finds the URLs of images of the library or of the installation, at any depth. */
function collect(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') {
    if ((value.startsWith('/media/') || isStarter(value)) && value.length < 500) into.add(value)
  } else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) collect(part, into)
}
