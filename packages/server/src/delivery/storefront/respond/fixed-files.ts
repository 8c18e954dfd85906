import type { RenderedResponse } from '../../../ground/cache/responses.ts'
import { messages } from '../messages.ts'
import { robotsResponse, type Site, sitemapPart, sitemapResponse, sitemapTags } from './search-engines.ts'
import { iconFile } from './store-icons.ts'
import { textResponse } from './text-response.ts'

/** Returns how to make the file at a fixed path: robots.txt, the sitemap and its parts, icons, the manifest; undefined for any other path. */
export function fixedFile(path: string, site: Site): (() => Promise<RenderedResponse>) | undefined {
  if (path === '/robots.txt') return async () => ({ value: await robotsResponse(site) })
  const icon = iconFile(path, site)
  if (icon) return async () => ({ value: await icon() })
  const part = sitemapPart(path)
  if (part === undefined) return undefined
  return async () => {
    const response = await sitemapResponse(site, part)
    return {
      value: response ?? (await textResponse(404, messages.notFound)),
      cacheable: response !== undefined,
      tags: sitemapTags,
    }
  }
}
