import { Pencil, Trash2 } from 'lucide-react'
import { useCanvas } from '../canvas/canvas-context.ts'
import { EntryMenu } from '../palette/EntryMenu.tsx'
import { messages } from './messages.ts'

/** The menu of a shared component in the palette: edit and delete. */
export function ComponentActions({ componentId }: { componentId: string }) {
  const { components } = useCanvas()
  const component = components?.getState().components.find((one) => one.componentId === componentId)
  if (!components || !component) return null
  return (
    <EntryMenu
      label={messages.actions(component.name)}
      items={[
        { label: messages.edit, icon: <Pencil size={14} />, onSelect: () => components.open(componentId) },
        'line',
        {
          label: messages.remove,
          icon: <Trash2 size={14} />,
          danger: true,
          onSelect: () => components.setState({ target: component }),
        },
      ]}
    />
  )
}
