import type { BuilderAdapter, PageDraft, PageVersion, StaleDraft } from '@blockfront/builder'
import { type CheckoutDraft, checkoutSettings } from '@blockfront/contract'
import { type CallInput, type CallOutput, type Client, type EndpointId, errorDetails } from '@blockfront/contract/client'
import { toAdapterError } from '../../builder/adapter-error.ts'
import type { Store } from '../store.ts'
import { messages } from './messages.ts'

/** Timeout of a call, in milliseconds. */
const PATIENCE = 20_000

type Settings = CheckoutDraft['settings']

/** The id of the page and of its block. */
const ID = checkoutSettings.type

/** The builder's adapter for the settings of a checkout: a page of one block, whose props are the settings. */
export function createCheckoutAdapter(api: Client, store: Store): BuilderAdapter {
  const { storeId } = store
  const call = async <Id extends EndpointId>(id: Id, input: CallInput<Id>): Promise<CallOutput<Id>> => {
    try {
      return await api.call(id, ...([input, { signal: AbortSignal.timeout(PATIENCE) }] as never))
    } catch (error) {
      throw staleIn(id, error) ?? toAdapterError(error)
    }
  }
  const orStale = <T>(call: Promise<T>): Promise<T | StaleDraft> =>
    call.catch((error: unknown) => {
      if (error instanceof StaleResponse) return { stale: true as const, page: pageOf(error.draft) }
      throw error
    })
  const query = { storeId }
  const load = () => call('checkout.getDraft', { query })
  return {
    load: async () => pageOf(await load()),
    save: ({ content, baseVersion }) =>
      orStale(call('checkout.saveDraft', { body: { storeId, settings: settingsOf(content), baseVersion } }).then(savedOf)),
    publish: ({ content, baseVersion, label }) =>
      orStale(call('checkout.publish', { body: { storeId, settings: settingsOf(content), baseVersion, label } }).then(pageOf)),
    published: async () => ({ content: contentOf((await load()).published), globalContent: [], settings: null }),
    versions: {
      list: (_, pageNumber) => call('checkout.versions', { query: { storeId, pageNumber } }),
      load: async (_, versionId) => {
        const { settings, ...version } = await call('checkout.version', { query: { storeId, versionId } })
        return { ...(version satisfies PageVersion), content: contentOf(settings), globalContent: [], settings: {} }
      },
      restore: (_, versionId, baseVersion) =>
        orStale(call('checkout.restoreVersion', { body: { storeId, versionId, baseVersion } }).then(pageOf)),
    },
    store: async () => ({ ...store, storeDomain: store.storeDomain + (location.port && `:${location.port}`) }),
    signIn: () => void window.open('/login', '_blank'),
  }
}

const contentOf = (settings: Settings) => [{ id: ID, type: ID, version: checkoutSettings.version, props: settings }]

const settingsOf = (content: readonly unknown[]): Settings => (content[0] as { props: Settings }).props

const savedOf = ({ version, updatedAt }: CheckoutDraft) => ({ version, updatedAt, globalVersion: 0, settingsErrors: {} })

const noSeo = { metaTitle: '', metaDescription: '', ogImage: '', noindex: true }

const pageOf = (draft: CheckoutDraft): PageDraft => ({
  ...savedOf(draft),
  pageId: ID,
  type: 'checkout',
  // It cannot be unpublished.
  isSystem: true,
  name: messages.pageName,
  slug: ID,
  ...noSeo,
  draftSettings: { name: messages.pageName, slug: ID, ...noSeo },
  status: 'published',
  hasUnpublishedChanges: draft.hasUnpublishedChanges,
  publishedAt: draft.publishedAt,
  scheduledAt: null,
  content: contentOf(draft.settings),
  globalContent: [],
})

/** A save that was based on an outdated version. */
class StaleResponse extends Error {
  readonly draft: CheckoutDraft
  constructor(draft: CheckoutDraft) {
    super('stale')
    this.draft = draft
  }
}

function staleIn(id: EndpointId, error: unknown): StaleResponse | undefined {
  if (id !== 'checkout.saveDraft' && id !== 'checkout.publish' && id !== 'checkout.restoreVersion') return undefined
  const details = errorDetails(error, id, 'stale_version')
  return details && new StaleResponse(details.draft)
}
