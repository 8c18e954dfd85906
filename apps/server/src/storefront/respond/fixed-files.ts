import type { CompressedResponse } from '../../cache/compressed-response.ts'
import type { RenderedResponse } from '../../cache/responses.ts'
import { withStoreReadOnly } from '../../db/scope.ts'
import { storeRow } from '../../features/store/store.ts'
import { messages } from '../messages.ts'
import { locationOf } from './location.ts'
import { robotsResponse, type Site, sitemapPart, sitemapResponse, sitemapTags } from './search-engines.ts'
import { textResponse } from './text-response.ts'

/** Returns how to make the file at a fixed path: robots.txt, the sitemap and its parts, the icon; undefined for any other path. */
export function fixedFile(path: string, site: Site): (() => Promise<RenderedResponse>) | undefined {
  if (path === '/robots.txt') return async () => ({ value: await robotsResponse(site) })
  if (path === '/favicon.ico') return async () => ({ value: await favicon(site) })
  const part = sitemapPart(path)
  if (part === undefined) return undefined
  return async () => {
    const answer = await sitemapResponse(site, part)
    return { value: answer ?? (await textResponse(404, messages.notFound)), cacheable: answer !== undefined, tags: sitemapTags }
  }
}

/** Browsers request it when a page names no icon. */
async function favicon({ db, storeId }: Site): Promise<CompressedResponse> {
  const { favicon: location } = await withStoreReadOnly(db, storeId, (trx) => storeRow(trx, storeId))
  return location ? textResponse(302, '', { location: locationOf(location) }) : textResponse(404, messages.notFound)
}
