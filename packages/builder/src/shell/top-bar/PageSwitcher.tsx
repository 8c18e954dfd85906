import { Menu, type MenuItem } from '@blockfront/ui'
import { ChevronDown, CircleDot, FilePlus2, Files } from 'lucide-react'
import { useOpenPage, useSession } from '../../session.ts'
import { useBuilderState } from '../../store/hooks.ts'
import { messages } from '../messages.ts'
import { useNavigation } from '../navigation.ts'
import { useNewPage } from '../pages/new-page/new-page.ts'
import { usePageList } from '../pages/page-list.ts'
import { togglePanel, useLayoutStore } from '../workspace-layout.ts'

/** The name of the open page. If the app has several pages, it opens the list of pages. */
export function PageSwitcher() {
  const { adapter } = useSession()
  const known = useOpenPage((page) => page.name)
  const name = useBuilderState((state) => state.document.settings?.name) || known
  if (adapter.pages) return <Switcher name={name} canAdd={adapter.pages.create !== undefined} />
  return (
    <span className="bfs-switcher__name" title={name}>
      {name}
    </span>
  )
}

function Switcher({ name, canAdd }: { name: string; canAdd: boolean }) {
  const { openPage } = useNavigation()
  const layout = useLayoutStore()
  const newPage = useNewPage()
  const open = useOpenPage((page) => page.pageId)
  const { pages } = usePageList()
  const isReadOnly = useBuilderState((state) => state.isReadOnly)
  const items: MenuItem[] = [
    ...pages.map((page) => ({
      label: page.name,
      checked: page.pageId === open,
      icon:
        page.status === 'draft' || page.hasUnpublishedChanges ? (
          <CircleDot size={12} aria-label={messages.pages.unpublished} />
        ) : (
          <span className="bfs-switcher__gap" />
        ),
      onSelect: () => page.pageId !== open && openPage(page.pageId),
    })),
    ...(pages.length > 0 && !isReadOnly ? ['line' as const] : []),
    ...(canAdd && !isReadOnly ? [{ label: messages.pages.add, icon: <FilePlus2 size={14} />, onSelect: newPage.open }] : []),
    ...(isReadOnly
      ? []
      : [{ label: messages.pages.all, icon: <Files size={14} />, onSelect: () => togglePanel(layout, 'pages', true) }]),
  ]
  return (
    <Menu
      align="start"
      items={items}
      trigger={
        <button type="button" className="bfs-switcher" aria-label={messages.pages.current(name)}>
          <span className="bfs-switcher__name" title={name}>
            {name}
          </span>
          <ChevronDown size={14} aria-hidden />
        </button>
      }
    />
  )
}
