import { Search } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { describedByAll, useReadOnly } from '../ReadOnly.tsx'

interface InputWrapper {
  invalid?: boolean
  /** Shown inside the field before the text, such as an icon. */
  before?: ReactNode
  /** Shown inside the field after the text, such as a unit or a button. */
  after?: ReactNode
}

export interface InputProps extends ComponentProps<'input'>, InputWrapper {}

/** Types of an input that the attribute `readonly` does not affect (HTML, 4.10.5). */
const UNREADABLE = ['checkbox', 'color', 'file', 'radio', 'range']

/** The attributes of a text field in a read-only scope: its text can still be selected. */
function useEditing({
  disabled,
  readOnly,
  type,
  ...rest
}: Pick<ComponentProps<'input'>, 'disabled' | 'readOnly' | 'type' | 'aria-describedby'>) {
  const reason = useReadOnly()
  const isFixed = reason !== undefined && UNREADABLE.includes(type ?? 'text')
  return {
    isOff: disabled || reason !== undefined,
    attributes: {
      disabled: reason === undefined ? disabled : isFixed,
      readOnly: readOnly || (reason !== undefined && !isFixed) || undefined,
      'aria-describedby': describedByAll(rest['aria-describedby'], reason),
    },
  }
}

/** A single-line text field. `className` applies to its wrapper. */
export function Input({ invalid, before, after, className, ...rest }: InputProps) {
  const { isOff, attributes } = useEditing(rest)
  return (
    <span className={classNames('ui-input', className)} data-invalid={invalid || undefined} data-disabled={isOff || undefined}>
      {before}
      <input type="text" aria-invalid={invalid || undefined} {...rest} {...attributes} />
      {after}
    </span>
  )
}

export interface SearchInputProps extends Omit<InputProps, 'type' | 'placeholder' | 'aria-label'> {
  /** The accessible name, and the placeholder. */
  label: string
}

/** A search field with an icon. */
export const SearchInput = ({ label, ...rest }: SearchInputProps) => (
  <Input type="search" aria-label={label} placeholder={label} before={<Search size={14} aria-hidden />} {...rest} />
)

export interface TextareaProps extends ComponentProps<'textarea'>, Pick<InputWrapper, 'invalid'> {}

/** A multi-line text field that grows with its text. */
export function Textarea({ invalid, className, ...rest }: TextareaProps) {
  const { isOff, attributes } = useEditing(rest)
  return (
    <span
      className={classNames('ui-input ui-input--area', className)}
      data-invalid={invalid || undefined}
      data-disabled={isOff || undefined}
    >
      <textarea rows={3} aria-invalid={invalid || undefined} {...rest} {...attributes} />
    </span>
  )
}
