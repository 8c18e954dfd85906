import { Input, Popover } from '@blockfront/ui'
import type { CSSProperties } from 'react'
import type { ThemeColor } from '../control.ts'
import type { FormMessages } from '../messages.ts'
import { ColorPicker } from './ColorPicker.tsx'
import { formatColor } from './color.ts'
import { resolveColor } from './resolve-color.ts'

export interface ColorFieldProps {
  id?: string
  /** The label of the color. */
  label: string
  value: string
  onChange: (value: string) => void
  colors: readonly ThemeColor[]
  messages: FormMessages
  disabled?: boolean
  invalid?: boolean
  describedBy?: string
}

/** A color as text, next to a swatch that opens the picker. A theme color is shown by its name. */
export function ColorField({ id, label, value, onChange, colors, messages, disabled, invalid, describedBy }: ColorFieldProps) {
  const token = colors.find((one) => one.value === value)
  const rgba = resolveColor(value, colors)
  const swatch = { '--ui-swatch': rgba ? formatColor(rgba) : 'transparent' } as CSSProperties
  const typed = (text: string) => colors.find((one) => one.label.toLowerCase() === text.trim().toLowerCase())?.value ?? text
  return (
    <Input
      id={id}
      aria-label={id ? undefined : label}
      className="ui-color"
      dir="ltr"
      spellCheck={false}
      autoComplete="off"
      value={token ? token.label : value}
      onChange={(event) => onChange(typed(event.target.value))}
      disabled={disabled}
      invalid={invalid}
      aria-describedby={describedBy}
      before={
        <Popover
          label={messages.pickColor(label)}
          width={248}
          side="left"
          align="start"
          trigger={
            <button
              type="button"
              className="ui-swatch"
              style={swatch}
              aria-label={messages.pickColor(label)}
              disabled={disabled}
            />
          }
        >
          <ColorPicker value={value} onChange={onChange} colors={colors} messages={messages} />
        </Popover>
      }
    />
  )
}
