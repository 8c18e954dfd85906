import { readStore } from '../../db/scope.ts'
import { shown } from '../../events/cache-tags.ts'
import { storeRow } from '../../features/store/store.ts'
import type { ReadyAnswer } from '../cache/cached-response.ts'
import type { Made } from '../cache/page-cache.ts'
import { words } from '../messages.ts'
import { locationOf } from './location.ts'
import { robotsAnswer, type Site, sitemapAnswer, sitemapPart } from './search-engines.ts'
import { textAnswer } from './text-response.ts'

/** Makes what every site has at a fixed path: robots.txt, the sitemap and its parts, the icon. undefined for any other path. */
export function fixedFile(path: string, site: Site): (() => Promise<Made>) | undefined {
  if (path === '/robots.txt') return async () => ({ answer: await robotsAnswer(site), keep: true })
  if (path === '/favicon.ico') return async () => ({ answer: await favicon(site), keep: true })
  const part = sitemapPart(path)
  if (part === undefined) return undefined
  return async () => {
    const answer = await sitemapAnswer(site, part)
    const shows = [shown.pages, shown.categories, shown.products]
    return { answer: answer ?? (await textAnswer(404, words.notFound)), keep: answer !== undefined, shows }
  }
}

/** Browsers ask for it where no page told them of an icon. */
async function favicon({ db, storeId }: Site): Promise<ReadyAnswer> {
  const { favicon: location } = await readStore(db, storeId, (trx) => storeRow(trx, storeId))
  return location ? textAnswer(302, '', { location: locationOf(location) }) : textAnswer(404, words.notFound)
}
