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

const says = messages.settings
const PAGES = { to: '/dashboard/pages', label: messages.title }

/** The settings of one page, by its id or (`/dashboard/:slug`, product.md, point 2) by its slug. */
export function PageScreen() {
  const { pageId, slug } = useParams()
  const pages = useStoreQuery('page.getByStoreId')
  const shown = useRef<string>(undefined)
  return (
    <Loaded query={pages} head={<PageHeader title={messages.page} back={PAGES} />} skeleton={<FormSkeleton />}>
      {(all) => {
        const asked = all.find((one) => (pageId ? one.pageId === pageId : one.slug === slug))
        // The page's new slug may be loaded before this screen's URL changes.
        const page = asked ?? all.find((one) => one.pageId === shown.current)
        shown.current = page?.pageId
        if (!page) return <Missing asked={pageId === undefined ? 'address' : 'page'} />
        return <Editing key={page.pageId} page={page} />
      }}
    </Loaded>
  )
}

const missing = {
  page: { title: says.gone, help: says.goneHelp },
  address: { title: dashboardMessages.notFound, help: dashboardMessages.notFoundHelp },
}

const Missing = ({ asked }: { asked: keyof typeof missing }) => (
  <NotFound {...missing[asked]} to="/dashboard/pages" list={messages.title} />
)

function Editing({ page }: { page: PageSummary }) {
  const { storeId, pageId } = page
  const { slug: asked } = useParams()
  const navigate = useNavigate()
  const client = useQueryClient()
  const update = useStoreMutation('page.update')
  const save = async ({ name, slug, ...seo }: Partial<PageSettings>) => {
    const changes = page.isSystem ? seo : { name, slug, ...seo }
    const saved = await update.mutateAsync({ body: { ...changes, storeId, pageId } })
    toast.success(says.saved)
    if (!asked || asked === saved.slug) return
    // The slug in this screen's URL now belongs to another page or none. The new screen starts with current data.
    await client.invalidateQueries({ queryKey: storeKey(storeId, 'page.getByStoreId') })
    navigate(`/dashboard/pages/${pageId}`, { replace: true })
  }
  const standsForMany = manyOf(page)
  return (
    <>
      <PageHead page={page} />
      <Scheduled page={page} />
      {page.status === 'published' && page.hasUnpublishedChanges && <Notice title={says.unseen}>{says.unseenHelp}</Notice>}
      {standsForMany ?? <PageForm page={page} onSave={save} />}
    </>
  )
}

/** A page without its own SEO texts shows where they come from. */
function manyOf(page: PageSummary) {
  const { type } = page
  if (type === 'checkout') return <Notice title={says.checkout}>{says.checkoutHelp}</Notice>
  if (type !== 'product' && type !== 'collection') return undefined
  const product = type === 'product'
  const all = product ? says.forProducts : says.forCategories
  const some = product ? says.forSomeProducts : says.forSomeCategories
  return (
    <Notice title={isDefaultTemplate(page) ? all : some}>
      <p>{product ? says.forProductsHelp : says.forCategoriesHelp}</p>
      <Button asChild size="small" className="pages-notice__button">
        <Link to={product ? '/dashboard/products' : '/dashboard/categories'}>
          {product ? says.toProducts : says.toCategories}
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
    schedule.mutateAsync({ body: { storeId, pageId, publishAt: null } }).then(
      () => toast.success(says.scheduleCancelled),
      (error: Error) => toast.error(error.message),
    )
  return (
    <Notice tone="accent" title={says.scheduled(moment(scheduledAt))}>
      <Button size="small" className="pages-notice__button" busy={schedule.isPending} onClick={() => void cancel()}>
        {says.cancelSchedule}
      </Button>
    </Notice>
  )
}
