import { Button, Menu } from '@blockfront/ui'
import { ArrowLeft, ChevronDown } from 'lucide-react'
import { useCallback } from 'react'
import { useCanvas } from '../canvas/canvas-context.ts'
import { useAsync } from '../saving/use-async.ts'
import { useNavigation } from '../shell/navigation.ts'
import type { ComponentStore } from './component-store.ts'
import { messages } from './messages.ts'

/** Says that the open page is a shared component, and leads to the page on which the owner chose to edit it, or to the pages that show it. */
export function EditedComponent() {
  const { components } = useCanvas()
  const { backToPage } = useNavigation()
  if (!components?.isComponent) return null
  return (
    <div className="bfs-component__bar">
      {backToPage ? (
        <Button size="small" icon={<ArrowLeft size={14} className="bfs-turns" />} onClick={backToPage.open}>
          <bdi>{messages.back(backToPage.name)}</bdi>
        </Button>
      ) : (
        <OpenUsage components={components} />
      )}
      <p>{messages.editing}</p>
    </div>
  )
}

/** Opens a page that shows the component. Nothing until the pages are loaded, and for an unused component. */
function OpenUsage({ components }: { components: ComponentStore }) {
  const { openPage } = useNavigation()
  const { result } = useAsync(useCallback(() => components.usages(components.pageId), [components]))
  const usages = result.status === 'ready' ? result.value : []
  const [first, second] = usages
  if (!first) return null
  if (!second)
    return (
      <Button size="small" onClick={() => openPage(first.pageId)}>
        <bdi>{messages.open(first.name)}</bdi>
      </Button>
    )
  return (
    <Menu
      align="start"
      trigger={
        <Button size="small">
          {messages.openPage}
          <ChevronDown size={14} aria-hidden />
        </Button>
      }
      items={usages.map(({ pageId, name }) => ({ label: name, onSelect: () => openPage(pageId), worksReadOnly: true }))}
    />
  )
}
