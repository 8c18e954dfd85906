import type { CallInput } from '@blockfront/contract'
import { expectOk, type TestServer } from '../server.ts'

export type PageShop = Awaited<ReturnType<typeof openPageShop>>

/** A page with one text block. */
export const textContent = (html: string) => [{ id: 'a', type: 'textBlock', props: { text: html } }]

/** A new store with actions of its owner and shoppers, for tests of pages. */
export async function openPageShop(server: TestServer, subdomain: string) {
  const store = await server.createStore({ subdomain })
  const { owner, storeId, host } = store
  const shopper = () => server.client(host)
  const addPage = async (name: string, content: unknown[] = []) =>
    (await expectOk(owner.call('page.add', { body: { storeId, name, content } }))).json
  const publish = (page: { pageId: string; version: number }, content: unknown[]) =>
    owner.call('page.publish', { body: { storeId, pageId: page.pageId, baseVersion: page.version, content } })
  return {
    ...store,
    shopper,
    addPage,
    publish,
    saveDraft: (body: Omit<CallInput<'page.saveDraft'>['body'], 'storeId'>) =>
      owner.call('page.saveDraft', { body: { storeId, ...body } }),
    getPage: async (pageId: string) => (await expectOk(owner.call('page.getById', { query: { pageId } }))).json,
    /** The page as shoppers see it. */
    publishedPage: (slug: string) => shopper().call('page.getByDomain', { query: { slug } }),
    /** The targets of the store's redirects by their source. */
    redirects: async () => {
      const { json } = await expectOk(owner.call('redirect.list', { query: { storeId } }))
      return Object.fromEntries(json.content.map(({ fromPath, toPath }) => [fromPath, toPath]))
    },
  }
}
