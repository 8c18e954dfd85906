import { Input } from '@blockfront/ui'
import type { ControlProps, Frame } from '../control.ts'

export const frame: Frame = { layout: 'stacked' }

/** One line of text. */
export function Control({ id, value, onChange, meta, disabled, invalid, describedBy }: ControlProps) {
  const list = meta.suggestions && `${id}-suggestions`
  return (
    <>
      <Input
        id={id}
        type={meta.inputType ?? 'text'}
        autoComplete={meta.autoComplete ?? 'off'}
        placeholder={meta.placeholder}
        list={list}
        value={value == null ? '' : String(value)}
        onChange={(event) => onChange(event.target.value)}
        disabled={disabled}
        invalid={invalid}
        aria-describedby={describedBy}
      />
      {list && (
        <datalist id={list}>
          {meta.suggestions?.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </>
  )
}
