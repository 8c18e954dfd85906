import { IconButton, Menu } from '@blockfront/ui'
import { Ellipsis, Tag, Trash2 } from 'lucide-react'
import { useCanvas } from '../canvas/canvas-context.ts'
import { messages } from './messages.ts'

/** The menu of a saved section in the palette: rename and delete. */
export function SectionActions({ sectionId }: { sectionId: string }) {
  const { sections } = useCanvas()
  const section = sections?.getState().sections.find((one) => one.sectionId === sectionId)
  if (!sections || !section) return null
  const open = (action: 'rename' | 'remove') => sections.setState({ target: { action, section } })
  return (
    <div className="bfb-entry__menu">
      <Menu
        label={messages.actions(section.name)}
        trigger={
          <IconButton label={messages.actions(section.name)} size="small" plain>
            <Ellipsis size={14} />
          </IconButton>
        }
        items={[
          { label: messages.renameItem, icon: <Tag size={14} />, onSelect: () => open('rename') },
          'line',
          { label: messages.removeItem, icon: <Trash2 size={14} />, danger: true, onSelect: () => open('remove') },
        ]}
      />
    </div>
  )
}
