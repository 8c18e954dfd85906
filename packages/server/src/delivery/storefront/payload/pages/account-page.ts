import { pageTexts, titleIn } from '../../messages.ts'
import type { PageContent, Search } from '../page-parts.ts'

/** The account of a customer, if the store allows accounts. The browser loads the data of the customer. */
export async function accountPage({ layout }: Search): Promise<PageContent | undefined> {
  const { store } = await layout
  if (!store.account) return undefined
  return {
    kind: 'account',
    tags: [],
    title: titleIn(store.name, pageTexts(store.locale).account),
    description: '',
    image: '',
    noindex: true,
    canonical: '/account',
    crumbs: [],
  }
}
