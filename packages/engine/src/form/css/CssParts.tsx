import { useState } from 'react'
import { ColorField } from '../color/ColorField.tsx'
import { resolveColor } from '../color/resolve-color.ts'
import type { ControlServices } from '../control.ts'
import { LengthInput } from '../inputs/LengthInput.tsx'
import { parseLength } from './length.ts'

interface PartProps {
  label: string
  value: string
  onChange: (value: string) => void
  services: ControlServices
}

/** Incomplete text stays in its own part, so that the rest of the value remains valid. */
function usePart(value: string, onChange: (value: string) => void, fits: (value: string) => boolean) {
  const [draft, setDraft] = useState<{ text: string; over: string }>()
  const typed = draft?.over === value ? draft.text : undefined
  const change = (next: string) => {
    if (fits(next)) {
      setDraft(undefined)
      onChange(next)
    } else setDraft({ text: next, over: value })
  }
  return { value: typed ?? value, invalid: typed !== undefined, onChange: change }
}

/** A length within a value of CSS text. */
export function LengthPart({ label, value, onChange, services, min }: PartProps & { min?: number }) {
  const part = usePart(value, onChange, (next) => parseLength(next) !== undefined)
  return (
    <div className="ui-css__part">
      <span aria-hidden>{label}</span>
      <LengthInput label={label} units={['px', 'rem']} compact min={min} messages={services.messages} {...part} />
    </div>
  )
}

/** A color within a value of CSS text. */
export function ColorPart({ label, value, onChange, services, bare }: PartProps & { bare?: boolean }) {
  const part = usePart(
    value,
    (next) => onChange(next.trim()),
    (next) => resolveColor(next, services.colors) !== undefined || services.colors.some((one) => one.value === next),
  )
  const field = <ColorField label={label} colors={services.colors} messages={services.messages} {...part} />
  if (bare) return field
  return (
    <div className="ui-css__part ui-css__part--wide">
      <span aria-hidden>{label}</span>
      {field}
    </div>
  )
}
