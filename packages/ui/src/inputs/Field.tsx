import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

/** Attributes that connect a control with its label and descriptions. */
export interface FieldIds {
  id: string
  describedBy: string | undefined
  invalid: boolean
}

export interface FieldProps {
  /** The control's id, from which those of label, help and error are derived. */
  id: string
  label: string
  help?: ReactNode
  error?: ReactNode
  /** A warning about a valid value. */
  hint?: ReactNode
  /** Next to the label, such as a reset button. */
  actions?: ReactNode
  /** After the label, such as "optional". */
  note?: string
  /** stacked: the control below its label; inline: next to it; switch: next to it, as narrow as possible. */
  layout?: 'stacked' | 'inline' | 'switch'
  /** The label names a group of controls. */
  group?: boolean
  className?: string
  children: (ids: FieldIds) => ReactNode
}

/** A control with label, help text and error message, connected for assistive technology. */
export function Field({
  id,
  label,
  help,
  error,
  hint,
  actions,
  note,
  layout = 'stacked',
  group,
  className,
  children,
}: FieldProps) {
  const described = [error && `${id}-error`, hint && `${id}-hint`, help && `${id}-help`].filter(Boolean).join(' ') || undefined
  const words = (
    <>
      {label}
      {note && <span className="ui-field__optional"> {note}</span>}
    </>
  )
  return (
    <div
      className={classNames(
        'ui-field',
        layout !== 'stacked' && 'ui-field--inline',
        layout === 'switch' && 'ui-field--switch',
        className,
      )}
      {...(group ? { role: 'group', 'aria-labelledby': `${id}-label` } : {})}
    >
      <div className="ui-field__head">
        {group ? (
          <span className="ui-field__label" id={`${id}-label`}>
            {words}
          </span>
        ) : (
          <label className="ui-field__label" id={`${id}-label`} htmlFor={id}>
            {words}
          </label>
        )}
        {actions && <span className="ui-field__actions">{actions}</span>}
      </div>
      <div className="ui-field__control">{children({ id, describedBy: described, invalid: Boolean(error) })}</div>
      {error && (
        <p className="ui-field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <p className="ui-field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {help && (
        <p className="ui-field__help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  )
}
