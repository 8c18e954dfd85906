import { Badge, IconButton, Menu, type MenuItem } from '@blockfront/ui'
import { Copy, Ellipsis, ExternalLink, House, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { NewPage, PageSummary } from '../../adapter.ts'
import type { OpenAdapter } from '../../open-adapter.ts'
import { useSaver } from '../../saving/saver/use-saver.ts'
import { useOpenPage, useSession } from '../../session.ts'
import { messages } from '../messages.ts'
import { useNavigation } from '../navigation.ts'
import { pathOf, usePageListStore } from './page-list.ts'

const pageMessages = messages.pages

export interface PageRowProps {
  page: PageSummary
  onDelete: () => void
  onProblem: (message: string) => void
}

/** One page. A click opens it. */
export function PageRow({ page, onDelete, onProblem }: PageRowProps) {
  const { openPage } = useNavigation()
  const open = useOpenPage(({ pageId }) => pageId === page.pageId)
  return (
    <li className="bfs-page" data-open={open || undefined}>
      <button
        type="button"
        className="bfs-page__open"
        aria-current={open ? 'page' : undefined}
        onClick={() => !open && openPage(page.pageId)}
      >
        <span className="bfs-page__name" title={page.name}>
          {page.type === 'home' && <House size={13} aria-hidden />}
          {page.name}
        </span>
        <bdi className="bfs-page__path" dir="ltr">
          {pathOf(page) ?? `/${page.slug}`}
        </bdi>
      </button>
      <PageState page={page} />
      <PageActions page={page} onDelete={onDelete} onProblem={onProblem} />
    </li>
  )
}

function PageState({ page }: { page: PageSummary }) {
  if (page.scheduledAt) return <Badge tone="accent">{pageMessages.scheduled}</Badge>
  if (page.status === 'draft') return <Badge>{pageMessages.draft}</Badge>
  return page.hasUnpublishedChanges ? <Badge tone="warning">{pageMessages.changed}</Badge> : null
}

function PageActions({ page, onDelete, onProblem }: PageRowProps) {
  const { adapter } = useSession()
  const pages = usePageListStore()
  const { openPage } = useNavigation()
  const saver = useSaver()
  const open = useOpenPage(({ pageId }) => pageId === page.pageId)
  const [busy, setBusy] = useState(false)
  const url = page.status === 'published' ? adapter.pages?.url?.(page) : undefined
  const { create, delete: remove } = adapter.pages ?? {}
  const duplicate = async (createPage: (page: NewPage) => Promise<{ pageId: string }>) => {
    setBusy(true)
    try {
      // The copy is made from the saved draft.
      if (open && !(await saver.saveAll())) throw saver.notSaved()
      const copy = await createPage(await copyOf(adapter, page))
      void pages.reload()
      openPage(copy.pageId)
    } catch (error) {
      onProblem(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }
  const items: MenuItem[] = [
    ...(create
      ? [{ label: pageMessages.duplicate, icon: <Copy size={14} />, disabled: busy, onSelect: () => void duplicate(create) }]
      : []),
    ...(url
      ? [
          {
            label: pageMessages.view,
            icon: <ExternalLink size={14} />,
            onSelect: () => void window.open(url, '_blank', 'noopener'),
          },
        ]
      : []),
    ...(page.isSystem || !remove
      ? []
      : (['line', { label: pageMessages.remove, icon: <Trash2 size={14} />, danger: true, onSelect: onDelete }] as const)),
  ]
  if (items.length === 0) return null
  return (
    <Menu
      items={items}
      trigger={
        <IconButton label={pageMessages.actions(page.name)} size="small" plain>
          <Ellipsis size={14} />
        </IconButton>
      }
    />
  )
}

/** Returns a new page with the same draft and SEO; the app generates its URL. */
async function copyOf(adapter: OpenAdapter, { pageId, type }: PageSummary): Promise<NewPage> {
  const { draftSettings, name, content } = await adapter.load(pageId)
  const { slug: _slug, ...settings }: NewPage = { name, ...draftSettings }
  const isTemplate = type === 'product' || type === 'collection'
  return { ...settings, ...(isTemplate && { type }), name: pageMessages.copyOf(settings.name), content }
}
