import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

interface InputWrapper {
  invalid?: boolean
  /** Shown inside the field before the text, such as an icon. */
  before?: ReactNode
  /** Shown inside the field after the text, such as a unit or a button. */
  after?: ReactNode
}

export interface InputProps extends ComponentProps<'input'>, InputWrapper {}

/** A single-line text field. `className` applies to its wrapper. */
export function Input({ invalid, before, after, className, disabled, ...rest }: InputProps) {
  return (
    <span className={classNames('ui-input', className)} data-invalid={invalid || undefined} data-disabled={disabled || undefined}>
      {before}
      <input type="text" disabled={disabled} aria-invalid={invalid || undefined} {...rest} />
      {after}
    </span>
  )
}

export interface TextareaProps extends ComponentProps<'textarea'>, Pick<InputWrapper, 'invalid'> {}

/** A multi-line text field that grows with its text. */
export function Textarea({ invalid, className, disabled, ...rest }: TextareaProps) {
  return (
    <span
      className={classNames('ui-input ui-input--area', className)}
      data-invalid={invalid || undefined}
      data-disabled={disabled || undefined}
    >
      <textarea rows={3} disabled={disabled} aria-invalid={invalid || undefined} {...rest} />
    </span>
  )
}
