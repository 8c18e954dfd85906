import type { PageSettings, PageSummary } from '@blockfront/contract'
import { Button, Notice } from '@blockfront/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { toast } from '../../../toast.tsx'
import '../pages.css'
import { Link, useNavigate, useParams } from '../../../router.ts'
import { Loaded } from '../../Loaded.tsx'
import { messages as dashboardMessages } from '../../messages.ts'
import { PageHeader } from '../../PageHeader.tsx'
import { FormSkeleton } from '../../parts/form/FormSkeleton.tsx'
import { NotFound } from '../../parts/NotFound.tsx'
import { useTime } from '../../parts/time.ts'
import { storeKey, useStoreMutation, useStoreQuery } from '../../store-query.ts'
import { messages } from '../messages.ts'
import { isDefaultTemplate } from '../use-templates.ts'
import { PageForm } from './PageForm.tsx'
import { PageHead } from './PageHead.tsx'

const settingsMessages = messages.settings
const PAGES = { to: '/dashboard/pages', label: messages.title }

/** The settings of one page, by its id or (`/dashboard/:slug`, product.md, point 2) by its slug. */
export function PageScreen() {
  const { pageId, slug } = useParams()
  const pages = useStoreQuery('page.getByStoreId')
  const shown = useRef<string>(undefined)
  return (
    <Loaded query={pages} head={<PageHeader title={messages.page} back={PAGES} />} skeleton={<FormSkeleton />}>
      {(all) => {
        const requested = all.find((one) => (pageId ? one.pageId === pageId : one.slug === slug))
        // The page's new slug may be loaded before this screen's URL changes.
        const page = requested ?? all.find((one) => one.pageId === shown.current)
        shown.current = page?.pageId
        if (!page) return <Missing kind={pageId === undefined ? 'address' : 'page'} />
        return <Editing key={page.pageId} page={page} />
      }}
    </Loaded>
  )
}

const missing = {
  page: { title: settingsMessages.gone, help: settingsMessages.goneHelp },
  address: { title: dashboardMessages.notFound, help: dashboardMessages.notFoundHelp },
}

const Missing = ({ kind }: { kind: keyof typeof missing }) => (
  <NotFound {...missing[kind]} to="/dashboard/pages" list={messages.title} />
)

function Editing({ page }: { page: PageSummary }) {
  const { storeId, pageId } = page
  const { slug: urlSlug } = useParams()
  const navigate = useNavigate()
  const client = useQueryClient()
  const update = useStoreMutation('page.update')
  const save = async ({ name, slug, ...seo }: Partial<PageSettings>) => {
    const changes = page.isSystem ? seo : { name, slug, ...seo }
    const saved = await update.mutateAsync({ body: { ...changes, storeId, pageId } })
    toast.success(settingsMessages.saved)
    if (!urlSlug || urlSlug === saved.slug) return
    // The slug in this screen's URL now belongs to another page or none. The new screen starts with current data.
    await client.invalidateQueries({ queryKey: storeKey(storeId, 'page.getByStoreId') })
    navigate(`/dashboard/pages/${pageId}`, { replace: true })
  }
  const standsForMany = manyOf(page)
  return (
    <>
      <PageHead page={page} />
      <Scheduled page={page} />
      {page.status === 'published' && page.hasUnpublishedChanges && (
        <Notice title={settingsMessages.unseen}>{settingsMessages.unseenHelp}</Notice>
      )}
      {standsForMany ?? <PageForm page={page} onSave={save} />}
    </>
  )
}

/** A page without its own SEO texts shows where they come from. */
function manyOf(page: PageSummary) {
  const { type } = page
  if (type === 'checkout') return <Notice title={settingsMessages.checkout}>{settingsMessages.checkoutHelp}</Notice>
  if (type !== 'product' && type !== 'collection') return undefined
  const product = type === 'product'
  const all = product ? settingsMessages.forProducts : settingsMessages.forCategories
  const some = product ? settingsMessages.forSomeProducts : settingsMessages.forSomeCategories
  return (
    <Notice title={isDefaultTemplate(page) ? all : some}>
      <p>{product ? settingsMessages.forProductsHelp : settingsMessages.forCategoriesHelp}</p>
      <Button asChild size="small" className="pages-notice__button">
        <Link to={product ? '/dashboard/products' : '/dashboard/categories'}>
          {product ? settingsMessages.toProducts : settingsMessages.toCategories}
        </Link>
      </Button>
    </Notice>
  )
}

function Scheduled({ page: { scheduledAt, storeId, pageId } }: { page: PageSummary }) {
  const { moment } = useTime()
  const schedule = useStoreMutation('page.schedulePublish')
  if (!scheduledAt) return null
  const cancel = () =>
    schedule
      .mutateAsync({ body: { storeId, pageId, publishAt: null } })
      .then(() => toast.success(settingsMessages.scheduleCancelled), toast.failure)
  return (
    <Notice tone="accent" title={settingsMessages.scheduled(moment(scheduledAt))}>
      <Button size="small" className="pages-notice__button" busy={schedule.isPending} onClick={() => void cancel()}>
        {settingsMessages.cancelSchedule}
      </Button>
    </Notice>
  )
}
