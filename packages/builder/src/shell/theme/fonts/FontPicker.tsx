import { Popover } from '@blockfront/ui'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { messages } from '../../messages.ts'
import { FontList, type FontListProps } from './FontList.tsx'
import { fontName } from './font-groups.ts'

const themeMessages = messages.theme

export interface FontPickerProps extends FontListProps {
  id: string
  /** Which font it chooses, such as "Headings". */
  label: string
}

/** A button that opens a list of fonts with search and categories. Each name is written in its font. The list stays open for further choices. */
export function FontPicker({ id, label, value, onChange, available }: FontPickerProps) {
  const [open, setOpen] = useState(false)
  const name = fontName(value, available.groups)
  return (
    <Popover
      label={themeMessages.fontsFor(label)}
      open={open}
      onOpenChange={setOpen}
      side="right"
      align="center"
      width={320}
      flush
      trigger={
        <button type="button" id={id} className="ui-input bfs-font" aria-label={`${label}: ${name}`}>
          <span className="bfs-font__name" style={{ fontFamily: value }}>
            {name}
          </span>
          <ChevronDown size={14} aria-hidden />
        </button>
      }
    >
      <FontList label={themeMessages.fontsFor(label)} value={value} onChange={onChange} available={available} />
    </Popover>
  )
}
