import { Slot } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Spinner } from './Spinner.tsx'

export interface ButtonProps extends ComponentProps<'button'> {
  /** One primary a screen; secondary for the rest; ghost inside bars; danger for what cannot be undone. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger'
  size?: 'small' | 'medium' | 'large'
  /** Shown before the words. */
  icon?: ReactNode
  /** Shows a spinner and takes no clicks; the words stay. */
  busy?: boolean
  /** As wide as its place. */
  wide?: boolean
  /** Draws its only child (a link) as the button. `icon` and `busy` don't apply then. */
  asChild?: boolean
}

/** The tool's one button. Its words say what happens. */
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
  const names = classNames('ui-button', `ui-button--${variant}`, `ui-button--${size}`, wide && 'ui-button--wide', className)
  if (asChild)
    return (
      <Slot.Root className={names} {...rest}>
        {children}
      </Slot.Root>
    )
  return (
    <button type="button" className={names} disabled={disabled || busy} aria-busy={busy || undefined} {...rest}>
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  )
}
