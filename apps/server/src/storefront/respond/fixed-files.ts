import type { CompressedResponse } from '../../cache/compressed-response.ts'
import type { RenderedResponse } from '../../cache/responses.ts'
import { readStore } from '../../db/scope.ts'
import { storeRow } from '../../features/store/store.ts'
import { words } from '../messages.ts'
import { locationOf } from './location.ts'
import { robotsAnswer, type Site, sitemapAnswer, sitemapPart, sitemapTags } from './search-engines.ts'
import { textAnswer } from './text-response.ts'

/** Makes what every site has at a fixed path: robots.txt, the sitemap and its parts, the icon. undefined for any other path. */
export function fixedFile(path: string, site: Site): (() => Promise<RenderedResponse>) | undefined {
  if (path === '/robots.txt') return async () => ({ value: await robotsAnswer(site) })
  if (path === '/favicon.ico') return async () => ({ value: await favicon(site) })
  const part = sitemapPart(path)
  if (part === undefined) return undefined
  return async () => {
    const answer = await sitemapAnswer(site, part)
    return { value: answer ?? (await textAnswer(404, words.notFound)), cacheable: answer !== undefined, tags: sitemapTags }
  }
}

/** Browsers ask for it where no page told them of an icon. */
async function favicon({ db, storeId }: Site): Promise<CompressedResponse> {
  const { favicon: location } = await readStore(db, storeId, (trx) => storeRow(trx, storeId))
  return location ? textAnswer(302, '', { location: locationOf(location) }) : textAnswer(404, words.notFound)
}
