import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Tooltip } from './Tooltip.tsx'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What it does: its accessible name and its tooltip. */
  label: string
  /** The shortcut that does the same, shown in the tooltip. */
  keys?: string
  size?: 'small' | 'medium' | 'large'
  /** Leaves the tooltip out, where the words already stand nearby. */
  plain?: boolean
}

/** A button that is an icon. Its child is the icon, 14 to 16 px. */
export function IconButton({ label, keys, size = 'medium', plain, className, children, ...rest }: IconButtonProps) {
  const button = (
    <button
      type="button"
      aria-label={label}
      className={classNames('ui-icon-button', `ui-icon-button--${size}`, className)}
      {...rest}
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
