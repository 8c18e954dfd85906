import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Tooltip } from './floating/Tooltip.tsx'
import { describedByAll, useReadOnly } from './ReadOnly.tsx'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Its accessible name and tooltip. */
  label: string
  /** The keyboard shortcut, shown in the tooltip. */
  keys?: string
  size?: 'small' | 'medium' | 'large'
  /** Hides the tooltip, where the label is visible nearby. */
  plain?: boolean
}

/** An icon button. Its child is the icon, 14 to 16 px. */
export function IconButton({ label, keys, size = 'medium', plain, className, children, disabled, ...rest }: IconButtonProps) {
  const reason = useReadOnly()
  const button = (
    <button
      type="button"
      aria-label={label}
      className={classNames('ui-icon-button', `ui-icon-button--${size}`, className)}
      {...rest}
      disabled={disabled || reason !== undefined}
      aria-describedby={describedByAll(rest['aria-describedby'], reason)}
    >
      {children}
    </button>
  )
  return plain ? (
    button
  ) : (
    <Tooltip text={label} keys={keys}>
      {button}
    </Tooltip>
  )
}
