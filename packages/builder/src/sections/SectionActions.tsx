import { Tag, Trash2 } from 'lucide-react'
import { useCanvas } from '../canvas/canvas-context.ts'
import { EntryMenu } from '../palette/EntryMenu.tsx'
import { messages } from './messages.ts'

/** The menu of a saved section in the palette: rename and delete. */
export function SectionActions({ sectionId }: { sectionId: string }) {
  const { sections } = useCanvas()
  const section = sections?.getState().sections.find((one) => one.sectionId === sectionId)
  if (!sections || !section) return null
  const open = (action: 'rename' | 'remove') => sections.setState({ target: { action, section } })
  return (
    <EntryMenu
      label={messages.actions(section.name)}
      items={[
        { label: messages.renameItem, icon: <Tag size={14} />, onSelect: () => open('rename') },
        'line',
        { label: messages.removeItem, icon: <Trash2 size={14} />, danger: true, onSelect: () => open('remove') },
      ]}
    />
  )
}
