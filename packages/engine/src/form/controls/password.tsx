import { IconButton, Input } from '@blockfront/ui'
import { Eye, EyeOff } from '@blockfront/ui/icons'
import { useState } from 'react'
import type { ControlProps, Frame } from '../control.ts'

export const frame: Frame = { layout: 'stacked' }

/** A password with a button that shows it. Give the field an `autoComplete` of `current-password` or `new-password`. */
export function Control({ id, value, onChange, meta, disabled, invalid, describedBy, services }: ControlProps) {
  const [shown, setShown] = useState(false)
  return (
    <Input
      id={id}
      type={shown ? 'text' : 'password'}
      autoComplete={meta.autoComplete ?? 'current-password'}
      spellCheck={false}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.target.value)}
      disabled={disabled}
      invalid={invalid}
      aria-describedby={describedBy}
      after={
        <IconButton
          label={shown ? services.messages.hidePassword : services.messages.showPassword}
          size="small"
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff size={14} /> : <Eye size={14} />}
        </IconButton>
      }
    />
  )
}
