import type { ButtonHTMLAttributes } from 'react'
import { ButtonIcon, type IconName } from './ButtonIcon.tsx'

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName
  /** For assistive technology. */
  label: string
}

/** A button that shows only an icon. */
export const IconButton = ({ icon, label, className, ...button }: IconButtonProps) => (
  <button type="button" className={className} aria-label={label} {...button}>
    <ButtonIcon name={icon} />
  </button>
)

export const css = ''
