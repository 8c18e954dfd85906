import '@blockfront/engine/form.css'
import '@blockfront/builder/parts.css'
import './builder-screen.css'
import { type BlockCatalog, PageBuilder } from '@blockfront/builder'
import { ApiError, type CallOutput, createClient } from '@blockfront/contract/client'
import { blocks } from '@blockfront/engine/blocks'
import { thumbnails } from '@blockfront/engine/generate'
import { loadMessages, type Messages } from '@blockfront/engine/messages'
import { styles } from '@blockfront/engine/styles'
import { views } from '@blockfront/engine/views'
import { pageTemplates } from '@blockfront/starter/templates'
import { Button, EmptyState, Notice } from '@blockfront/ui'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Auth } from '../auth/Guard.tsx'
import { useSession } from '../auth/session.ts'
import { PlanNotice } from '../billing/PlanNotice.tsx'
import { storeKey } from '../dashboard/store-query.ts'
import { useFontLibrary } from '../font-library.ts'
import { type FileRequests, fileRequests } from '../media/file-request.ts'
import type { MediaPicker } from '../media/MediaPicker.tsx'
import { messages as general } from '../messages.ts'
import { Link, useNavigate, useSearchParams } from '../router.ts'
import { ScreenLoading } from '../ScreenLoading.tsx'
import { toast } from '../toast.tsx'
import { toAdapterError } from './adapter-error.ts'
import { createBuilderAdapter } from './builder-adapter.ts'
import { messages } from './messages.ts'
import { registerFonts } from './own-fonts.ts'
import { storeResources } from './store-resources.ts'

type Store = CallOutput<'store.findCurrent'>
type Pages = CallOutput<'page.getByStoreId'>
type Methods = CallOutput<'payment.methods'>
type Plan = CallOutput<'billing.storePlan'>

/** Disables the platform's toasts: the builder shows its own errors. */
const api = createClient()

const blockCatalog: BlockCatalog = { blocks, views, styles, entries: thumbnails(blocks), templates: pageTemplates }

/** `/builder?page=…&block=…`: the id or slug of a page of the selected store, by default the home page, and the block to select. */
export function BuilderScreen({ auth }: { auth: Auth }) {
  const storeId = useSession((session) => session.storeId) ?? auth.selectedStoreId ?? ''
  const { data, error, refetch } = useQuery({
    queryKey: storeKey(storeId, 'builder'),
    queryFn: async ({ signal }) => {
      const query = { storeId }
      const [store, pages, methods, plan] = await Promise.all([
        api.call('store.findCurrent', { query }, { signal }),
        api.call('page.getByStoreId', { query }, { signal }),
        // Only the footer shows them, so the builder works without them.
        api.call('payment.methods', { query }, { signal }).catch(() => []),
        // Without it, the builder is not read-only, and the server refuses changes.
        api.call('billing.storePlan', { query }, { signal }).catch(() => undefined),
      ])
      // Without them, text in uploaded fonts is shown in a fallback font.
      registerFonts(await api.call('font.list', { query }, { signal }).catch(() => []))
      // Without them, blocks are shown with English messages.
      const blockMessages = await loadMessages(store.locale).catch(() => undefined)
      return { store, pages, methods, plan, blockMessages }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  useFontLibrary()
  useEffect(() => {
    const before = document.title
    document.title = messages.title
    return () => {
      document.title = before
    }
  }, [])
  if (!data && error)
    return error instanceof ApiError && error.status === 403 ? (
      <Message
        title={messages.notAllowed}
        action={
          <Button asChild>
            <Link to="/dashboard">{messages.toDashboard}</Link>
          </Button>
        }
      >
        {messages.notAllowedHelp}
      </Message>
    ) : (
      <Message title={messages.noPages} action={<Button onClick={() => void refetch()}>{general.retry}</Button>}>
        <Notice tone="danger" alert>
          {toAdapterError(error).message}
        </Notice>
      </Message>
    )
  if (!data) return <ScreenLoading />
  return <StoreBuilder key={storeId} {...data} />
}

interface StoreBuilderProps {
  store: Store
  pages: Pages
  methods: Methods
  plan: Plan | undefined
  /** The messages of blocks in the language of the store. */
  blockMessages: Messages | undefined
}

function StoreBuilder({ store, pages, methods, plan, blockMessages }: StoreBuilderProps) {
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const resources = useMemo(() => storeResources(api, store.storeId), [store])
  const { pick, picker } = useMediaPicker(store.storeId)
  const adapter = useMemo(
    () =>
      createBuilderAdapter({
        api,
        store,
        resources,
        media: { pick },
        blockMessages,
        paymentMethods: methods.filter(({ enabled }) => enabled).map(({ title }) => title),
        policies: pages
          .filter(({ type, status }) => type === 'policy' && status === 'published')
          .map(({ name, slug }) => ({ label: name, url: `/page/${slug}` })),
      }),
    [store, resources, pick, methods, pages, blockMessages],
  )
  useEffect(() => {
    window.addEventListener('online', resources.retry)
    return () => {
      window.removeEventListener('online', resources.retry)
      resources.stop()
    }
  }, [resources])
  const wanted = search.get('page')
  const known = pages.find(({ pageId, slug, type }) => (wanted ? pageId === wanted || slug === wanted : type === 'home'))
  // The list does not contain a page that was created later: use its id.
  const pageId = known?.pageId ?? wanted
  if (!pageId)
    return (
      <Message
        title={messages.noSuchPage}
        action={
          <Button asChild>
            <Link to="/dashboard/pages">{messages.toPages}</Link>
          </Button>
        }
      >
        {messages.noSuchPageHelp}
      </Message>
    )
  return (
    <main className="builder-screen">
      {plan?.dashboard === 'read-only' && (
        <div className="builder-screen__plan">
          <PlanNotice state={plan} isOwner={plan.isOwner} link brief />
        </div>
      )}
      <div className="builder-screen__page">
        <PageBuilder
          adapter={adapter}
          blockCatalog={blockCatalog}
          pageId={pageId}
          selectedBlockId={search.get('block') ?? undefined}
          onPageChange={(page) => setSearch({ page })}
          onLeave={() => navigate('/dashboard')}
          readOnly={plan?.dashboard === 'read-only'}
        />
      </div>
      {picker}
    </main>
  )
}

/** The media library of a store, which the browser loads when the owner first selects a file. */
function useMediaPicker(storeId: string) {
  const requests = useMemo(fileRequests, [])
  const [Picker, setPicker] = useState<typeof MediaPicker>()
  const pick = useCallback<FileRequests['pickFile']>(
    async (accept) => {
      const loaded = await import('../media/MediaPicker.tsx').catch(() => undefined)
      if (!loaded) {
        toast.error(messages.offline)
        return undefined
      }
      setPicker(() => loaded.MediaPicker)
      return requests.pickFile(accept)
    },
    [requests],
  )
  return { pick, picker: Picker && <Picker api={api} storeId={storeId} requests={requests} /> }
}

const Message = ({ title, action, children }: { title: string; action: React.ReactNode; children: React.ReactNode }) => (
  <main className="builder-screen">
    <div className="builder-screen__message">
      <EmptyState title={title} action={action}>
        {children}
      </EmptyState>
    </div>
  </main>
)
