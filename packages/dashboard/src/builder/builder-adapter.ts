import { type BuilderAdapter, browserHints, type DraftInput } from '@blockfront/builder'
import { maxQuantity, productTextFields, productToken } from '@blockfront/commerce'
import type { CallOutput, Client } from '@blockfront/contract/client'
import { type BlockServices, inertServices } from '@blockfront/engine/render'
import { storeLinks } from '../store-links.ts'
import { priceFormat, storeProducts } from '../store-products.ts'
import { visitUrl } from '../stores/store-url.ts'
import { toast } from '../toast.tsx'
import { adapterCall, orStale } from './adapter-call.ts'
import { messages } from './messages.ts'
import { pollPresence } from './presence.ts'
import type { StoreResources } from './store-resources.ts'
import { themeAdapter } from './theme-adapter.ts'

/** Like the cart, the wishlist of a page in the builder cannot be changed. */
const EMPTY_WISHLIST = { has: () => false, subscribe: () => () => {}, toggle: () => {} }

type Store = CallOutput<'store.findCurrent'>

interface AdapterOptions {
  api: Client
  store: Store
  resources: StoreResources
  media: BuilderAdapter['media']
  /** The messages of blocks in the language of the store; English by default. */
  blockMessages?: BlockServices['messages'] | undefined
  /** Titles of the enabled payment methods. */
  paymentMethods?: readonly string[]
  /** Links to the published policies. */
  policies?: readonly { label: string; url: string }[]
}

/** The builder's adapter for one store. Every call rejects with an `AdapterError`. */
export function createBuilderAdapter({
  api,
  store,
  resources,
  media,
  blockMessages = inertServices.messages,
  paymentMethods = [],
  policies = [],
}: AdapterOptions) {
  const { storeId } = store
  const call = adapterCall(api)

  return {
    load: (pageId) => call('page.getById', { query: { pageId } }),
    save: (draft) => orStale(call('page.saveDraft', { body: { storeId, ...plain(draft) } })),
    publish: (draft) => orStale(call('page.publish', { body: { storeId, ...plain(draft) } })),
    schedule: (pageId, publishAt) => call('page.schedulePublish', { body: { storeId, pageId, publishAt } }),
    unpublish: (pageId) => call('page.unpublish', { body: { storeId, pageId } }),
    published: (pageId) => call('page.getPublished', { query: { pageId } }),
    versions: {
      list: (pageId, pageNumber) => call('page.versions', { query: { pageId, pageNumber } }),
      load: (pageId, versionId) => call('page.version', { query: { pageId, versionId } }),
      restore: (pageId, versionId, baseVersion) =>
        orStale(call('page.restoreVersion', { body: { storeId, pageId, versionId, baseVersion } })),
    },
    pages: {
      list: () => call('page.getByStoreId', { query: { storeId } }),
      create: ({ content, ...page }) => call('page.add', { body: { storeId, ...page, content: content && [...content] } }),
      delete: (pageId) => call('page.delete', { params: { id: pageId } }),
      url: ({ slug, type, status }) =>
        status === 'published' && type !== 'product' && type !== 'collection' && type !== 'component'
          ? visitUrl(store, type === 'home' ? '/' : `/page/${slug}`)
          : undefined,
    },
    theme: themeAdapter(call, storeId),
    hints: browserHints(),
    sections: {
      list: () => call('section.list', { query: { storeId } }),
      add: ({ name, content }) => call('section.add', { body: { storeId, name, content: [...content] } }),
      rename: (sectionId, name) => call('section.rename', { body: { storeId, sectionId, name } }),
      delete: (sectionId) => call('section.delete', { params: { storeId, sectionId } }),
    },
    components: {
      list: () => call('component.list', { query: { storeId } }),
      add: ({ name, content }) => call('component.add', { body: { storeId, name, content: [...content] } }),
      usages: (componentId) => call('component.usages', { query: { storeId, componentId } }),
      delete: (componentId) => call('page.delete', { params: { id: componentId } }),
    },
    // Only the palette needs them.
    sectionTemplates: async () => {
      const { storeSectionTemplates } = await import('./section-templates.ts')
      return storeSectionTemplates({ call, store, paymentMethods, policies, formatPrice: priceFormat(store) })
    },
    previews: {
      list: (pageId) => call('preview.list', { query: { storeId, pageId } }),
      add: (pageId, days) => call('preview.add', { body: { storeId, pageId, days } }),
      revoke: (previewId) => call('preview.revoke', { params: { storeId, previewId } }),
    },
    comments: {
      list: (pageId) => call('comment.list', { query: { storeId, pageId } }),
      add: (thread) => call('comment.addThread', { body: { storeId, ...thread } }),
      reply: (threadId, text) => call('comment.reply', { body: { storeId, threadId, text } }),
      setResolved: (threadId, isResolved) => call('comment.setResolved', { body: { storeId, threadId, isResolved } }),
      delete: (commentId) => call('comment.delete', { params: { storeId, commentId } }),
    },
    presence: pollPresence({
      update: (report) => call('presence.update', { body: { storeId, ...report } }),
      leave: (window) => call('presence.leave', { body: { storeId, ...window } }),
    }),
    media,
    resources,
    textTokens: (type) =>
      type === 'product'
        ? productTextFields.map((name) => ({ value: productToken(name), label: messages.productFields[name] }))
        : [],
    collections: async () =>
      (await call('category.names', { query: { storeId } })).map(({ id, name }) => ({ value: id, label: name })),
    products: storeProducts(api, store),
    store: async () => ({ ...store, storeDomain: store.storeDomain + (location.port && `:${location.port}`) }),
    services: storeServices(store, { blockMessages, paymentMethods, policies }),
    links: storeLinks(api, storeId),
    signIn: () => void window.open('/login', '_blank'),
  } satisfies BuilderAdapter
}

/** The services of blocks on the canvas: those of the online store, without effect. */
const storeServices = (
  store: Store,
  {
    blockMessages,
    paymentMethods,
    policies,
  }: Required<Pick<AdapterOptions, 'paymentMethods' | 'policies'>> & {
    blockMessages: BlockServices['messages']
  },
) => ({
  ...inertServices,
  logo: store.logo,
  formatPrice: priceFormat(store),
  wishlist: store.hasWishlist ? EMPTY_WISHLIST : undefined,
  paths: { ...inertServices.paths, wishlist: store.hasWishlist ? '/wishlist' : undefined },
  maxQuantity,
  messages: blockMessages,
  locale: store.locale,
  timeZone: store.timezone,
  paymentMethods,
  policies,
  // As in the online store: a toast. The product block also marks the missing option.
  alert: toast.error,
})

/** The changes of a draft, with copies of the builder's read-only lists. */
const plain = <T extends Pick<DraftInput, 'document' | 'content' | 'globalContent'>>({
  document: _document,
  content,
  globalContent,
  ...rest
}: T) => ({
  ...rest,
  content: [...content],
  ...(globalContent && { globalContent: [...globalContent] }),
})
