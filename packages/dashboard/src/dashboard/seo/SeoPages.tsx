import type { PageSeo, PageSummary } from '@blockfront/contract'
import type { FormState } from '@blockfront/engine/form'
import { Badge, Button, Dialog } from '@blockfront/ui'
import { useState } from 'react'
import { messages as general } from '../../messages.ts'
import { toast } from '../../toast.tsx'
import { pathOf } from '../pages/page-path.ts'
import { changedSettings } from '../pages/settings/page-form.ts'
import { type Column, DataTable } from '../parts/list/DataTable.tsx'
import { useListQuery } from '../parts/list/list-query.ts'
import { messages as listMessages } from '../parts/messages.ts'
import { useStoreMutation } from '../store-query.ts'
import { messages } from './messages.ts'
import { SeoForm } from './SeoForm.tsx'
import { isFound, seoOf } from './seo-form.ts'

const FORM = 'page-seo'

const columns: Column<PageSummary>[] = [
  {
    key: 'title',
    title: messages.metaTitle,
    wideOnly: true,
    cell: ({ metaTitle }) => <span className="seo-title">{metaTitle || '–'}</span>,
  },
  { key: 'found', title: messages.found, plain: true, cell: (page) => <Found page={page} /> },
]

function Found({ page: { status, noindex, metaTitle, metaDescription } }: { page: PageSummary }) {
  if (status === 'draft') return <Badge>{messages.draft}</Badge>
  if (noindex) return <Badge>{messages.hidden}</Badge>
  if (!metaTitle) return <Badge tone="warning">{messages.noTitle}</Badge>
  if (!metaDescription) return <Badge tone="warning">{messages.noDescription}</Badge>
  return <Badge tone="success">{messages.whole}</Badge>
}

/** The SEO of each page. The open one is in the URL. */
export function SeoPages({ pages }: { pages: readonly PageSummary[] }) {
  const address = useListQuery()
  const rows = pages.filter(isFound)
  const open = rows.find(({ pageId }) => pageId === address.get('edit'))
  return (
    <section className="seo-pages" aria-labelledby="seo-pages">
      <h2 className="card__title" id="seo-pages">
        {messages.pages}
      </h2>
      {rows.length === 0 ? (
        <p>{messages.noPages}</p>
      ) : (
        <DataTable
          label={messages.list}
          rows={rows}
          keyOf={({ pageId }) => pageId}
          nameOf={({ name }) => name}
          nameTitle={messages.page}
          linkOf={({ pageId }) => `?edit=${pageId}`}
          aboutOf={(page) => <bdi dir="ltr">{pathOf(page)}</bdi>}
          columns={columns}
        />
      )}
      {open && <PageDialog key={open.pageId} page={open} onClose={() => address.set({ edit: undefined })} />}
    </section>
  )
}

function PageDialog({ page, onClose }: { page: PageSummary; onClose: () => void }) {
  const update = useStoreMutation('page.update')
  const [state, setState] = useState<FormState>()
  const [start] = useState(() => seoOf(page))
  const busy = state?.isSubmitting ?? false
  const save = async (seo: PageSeo) => {
    await update.mutateAsync({ body: { ...changedSettings(start, seo), storeId: page.storeId, pageId: page.pageId } })
    toast.success(messages.saved)
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && !busy && onClose()}
      title={messages.edit(page.name)}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {general.cancel}
          </Button>
          <Button variant="primary" type="submit" form={FORM} busy={busy} disabled={!state?.isDirty}>
            {listMessages.save}
          </Button>
        </>
      }
    >
      <SeoForm
        id={FORM}
        label={messages.edit(page.name)}
        start={start}
        name={page.name}
        path={pathOf(page)}
        onSave={save}
        onStateChange={setState}
      />
    </Dialog>
  )
}
