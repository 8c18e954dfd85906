import { cacheTags } from '../../../../ground/events/cache-tags.ts'
import { isComponent, isTemplate, pagePath } from '../../../../modules/page/index.ts'
import { organization, website } from '../metadata/schema-org.ts'
import type { PageContent, Search } from '../page-parts.ts'

/** A page that is its blocks: home, about, policies, custom ones. */
export async function contentPage({ page }: Search, slug: string): Promise<PageContent | undefined> {
  const row = await page(slug)
  if (!row || isTemplate(row.type) || isComponent(row.type)) return undefined
  const path = pagePath(row)
  const isHome = path === '/'
  return {
    kind: 'page',
    tags: [cacheTags.page(slug)],
    content: row.content,
    title: row.meta_title || row.name,
    description: row.meta_description,
    image: row.og_image,
    noindex: row.noindex,
    canonical: path,
    crumbs: isHome ? [] : [{ name: row.name, path }],
    ...(isHome && { schemas: ({ store, origin }) => [organization(store, origin), website(store, origin)] }),
  }
}
