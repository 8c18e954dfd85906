import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '@blockfront/tooling/sources/repository'
import type { Loader } from 'astro/loaders'
import { sourceUrl, withSiteLinks } from './links.ts'
import { pagesOf, type SitePage } from './page.ts'
import { decisions, sections } from './sections.ts'

/** Images in the Markdown files; `pages/images` serves them. */
const IMAGES = 'docs/images/'

/** Returns every page of the site. Requires built packages. */
export function sitePages(): SitePage[] {
  const { index, records } = decisions()
  return [...sections().flatMap(pagesOf), index, ...records]
}

/** Increase it when unchanged text gets other HTML: pages in the cache are rendered again. */
const RENDERING = 3

/** Lets the keyboard scroll wide tables. */
const withScrollableTables = (html: string) => html.replaceAll('<table>', '<table tabindex="0">')

/** Names code blocks: the highlighter's script turns those that scroll into regions, and regions need different names. */
const withNamedCode = (html: string) => {
  let count = 0
  return html.replaceAll('<pre data-language=', (start) => {
    count++
    return start.replace('<pre', `<pre role="group" aria-label="Code example ${count}"`)
  })
}

/** Loads the pages of the site into Astro's content store, with links between them. */
export function siteLoader(): Loader {
  return {
    name: 'blockfront-site',
    load: async ({ store, config, parseData, renderMarkdown, generateDigest, watcher }) => {
      const base = config.base.replace(/\/$/, '')
      const load = async () => {
        const pages = sitePages()
        const urls = new Map(pages.filter(({ generated }) => !generated).map(({ file, id }) => [file, `${base}/${id}/`]))
        const urlOf = (path: string) => {
          if (path.startsWith('/')) return `${base}${path}/`
          return path.startsWith(IMAGES) ? `${base}/images/${path.slice(IMAGES.length)}` : urls.get(path)
        }
        const ids = new Set(pages.map(({ id }) => id))
        for (const id of store.keys()) if (!ids.has(id)) store.delete(id)
        for (const page of pages) {
          const { id, file, title, description, live } = page
          const body = withSiteLinks(page.body, file, urlOf)
          const digest = generateDigest({ RENDERING, title, description, file, body, live: live?.name ?? '' })
          // Highlighting code is the slowest part of a build: unchanged pages are read from the cache.
          if (store.get(id)?.digest === digest) continue
          const data = await parseData({ id, data: { title, description, editUrl: sourceUrl(file), ...(live && { live }) } })
          const rendered = await renderMarkdown(body, { fileURL: pathToFileURL(join(root, file)) })
          const html = withNamedCode(withScrollableTables(rendered.html))
          store.set({ id, data, body, rendered: { ...rendered, html }, digest })
        }
      }
      await load()
      if (!watcher) return
      watcher.add([join(root, 'docs'), join(root, 'README.md'), join(root, 'CONTRIBUTING.md')])
      watcher.on('change', (path) => {
        if (path.endsWith('.md')) void load()
      })
    },
  }
}
