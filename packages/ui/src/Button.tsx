import { Slot } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Spinner } from './feedback/Spinner.tsx'
import { describedByAll, useReadOnly } from './ReadOnly.tsx'

export interface ButtonProps extends ComponentProps<'button'> {
  /** primary: once per screen; secondary: other actions; ghost: inside bars; danger: irreversible actions. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger'
  size?: 'small' | 'medium' | 'large'
  /** Shown before the label. */
  icon?: ReactNode
  /** Shows a spinner and ignores clicks; the label stays. */
  busy?: boolean
  /** Full width. */
  wide?: boolean
  /** Renders its only child (a link) as the button. `icon`, `busy` and a read-only scope have no effect then. */
  asChild?: boolean
}

/** The button of all interfaces. Its label names the action. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  icon,
  busy,
  wide,
  asChild,
  className,
  children,
  disabled,
  ...rest
}: ButtonProps) {
  const reason = useReadOnly()
  const names = classNames('ui-button', `ui-button--${variant}`, `ui-button--${size}`, wide && 'ui-button--wide', className)
  if (asChild)
    return (
      <Slot.Root className={names} {...rest}>
        {children}
      </Slot.Root>
    )
  return (
    <button
      type="button"
      className={names}
      disabled={disabled || busy || reason !== undefined}
      aria-busy={busy || undefined}
      {...rest}
      aria-describedby={describedByAll(rest['aria-describedby'], reason)}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  )
}
