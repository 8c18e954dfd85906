import type { ControlProps, Frame } from '../control.ts'
import { PageInput } from '../inputs/PageInput.tsx'

export const frame: Frame = { layout: 'stacked' }

/** A URL, or a page of the store to select. */
export function Control({ id, value, onChange, meta, disabled, invalid, describedBy, services }: ControlProps) {
  return (
    <PageInput
      id={id}
      value={typeof value === 'string' ? value : ''}
      onChange={onChange}
      placeholder={meta.placeholder ?? '/shop'}
      disabled={disabled}
      invalid={invalid}
      describedBy={describedBy}
      pages={services.pages}
      messages={services.messages}
    />
  )
}
