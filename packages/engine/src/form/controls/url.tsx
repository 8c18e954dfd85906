import type { ControlProps, Frame } from '../control.ts'
import { LinkInput } from '../links/LinkInput.tsx'

export const frame: Frame = { layout: 'stacked' }

/** A URL, or a page, category or product of the store to select. */
export function Control({ id, value, onChange, meta, disabled, invalid, describedBy, services }: ControlProps) {
  return (
    <LinkInput
      id={id}
      value={typeof value === 'string' ? value : ''}
      onChange={onChange}
      placeholder={meta.placeholder ?? '/shop'}
      disabled={disabled}
      invalid={invalid}
      describedBy={describedBy}
      links={services.links}
      messages={services.messages}
    />
  )
}
