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

// The round buttons in the corner of an image.
export const css = `
.bf-gallery .bf-gallery__zoom,
.bf-card .bf-card__cart,
.bf-card .bf-wish {
  position: absolute;
  z-index: 3;
  inset-block-start: 12px;
  inset-inline-end: 12px;
  width: 44px;
  height: 44px;
  display: grid;
  place-items: center;
  border-radius: 50%;
  box-shadow: 0 2px 8px rgb(0 0 0 / 0.14);
}
`
