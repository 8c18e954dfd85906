import { ColorPicker, ContrastHint, type ControlProps, type ControlServices, resolveColor } from '@blockfront/engine/form'
import { Button, IconButton, Popover } from '@blockfront/ui'
import type { Editor } from '@tiptap/react'
import { Baseline } from 'lucide-react'

interface ColorButtonProps {
  editor: Editor
  /** The color at the cursor; empty for that of the block. */
  color: string
  services: ControlServices
  against: ControlProps['against']
  disabled: boolean
}

/** Sets the color of the selected text: one of the theme, or any other, with a hint about its contrast. */
export function ColorButton({ editor, color, services, against, disabled }: ColorButtonProps) {
  const { messages, colors } = services
  const { color: label, noColor } = messages.richText
  const shown = colors.find(({ value }) => value === color)?.color ?? color
  // Without `focus()`, which would take the focus from the picker.
  const set = (value: string) => editor.chain().setMark('textColor', { color: value }).run()
  return (
    <Popover
      label={label}
      width={248}
      trigger={
        <IconButton label={label} size="small" aria-pressed={color !== ''} disabled={disabled}>
          <Baseline size={14} style={resolveColor(color, colors) ? { color: shown } : undefined} />
        </IconButton>
      }
    >
      <div className="ui-css">
        <ColorPicker value={color} onChange={set} colors={colors} messages={messages} />
        {against && color && (
          <ContrastHint value={color} against={against} label={label} onFix={set} disabled={disabled} services={services} />
        )}
        {color && (
          <Button size="small" onClick={() => editor.chain().extendMarkRange('textColor').unsetMark('textColor').run()}>
            {noColor}
          </Button>
        )}
      </div>
    </Popover>
  )
}
