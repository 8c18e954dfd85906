import type { ControlKind, ControlProps } from '@blockfront/engine/form'
import { Button, Input } from '@blockfront/ui'
import { Dices } from 'lucide-react'
import './discounts.css'
import { messages } from './messages.ts'

/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LENGTH = 8

/** Returns a random code that is hard to guess: 8 characters out of 31. */
export function randomCode(): string {
  const limit = 256 - (256 % LETTERS.length)
  let code = ''
  while (code.length < LENGTH)
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH)))
      if (byte < limit && code.length < LENGTH) code += LETTERS[byte % LETTERS.length]
  return code
}

/** A discount code, with a button that generates one. */
function Control({ id, value, onChange, disabled, invalid, describedBy }: ControlProps) {
  return (
    <div className="discount-code">
      <Input
        id={id}
        value={String(value ?? '')}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.value)}
        {...{ disabled, invalid }}
      />
      <Button icon={<Dices size={14} />} disabled={disabled} onClick={() => onChange(randomCode())}>
        {messages.form.generate}
      </Button>
    </div>
  )
}

export const codeControl: ControlKind = { Control, frame: { layout: 'stacked' } }
