import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { useBlockServices } from '../block-services.ts'
import { completeUrl } from '../url/complete-url.ts'

export interface SmartLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'type' | 'target'> {
  /** If empty, the content is rendered as plain text. */
  url: string
  type?: 'internal' | 'external'
  target?: '_self' | '_blank'
  children: ReactNode
}

/** Whether a click has neither a modifier key nor another handler, so that an app may handle it instead of the browser. */
export const isPlainClick = ({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * A link as owners enter it; a missing scheme is added (see `completeUrl`). It works without JavaScript; with JavaScript, the app
 * opens pages of the store without a page load. A new tab is announced and gets no referrer or opener.
 */
export function SmartLink({ url: stored, type = 'internal', target = '_self', children, onClick, ...rest }: SmartLinkProps) {
  const { navigate, messages, currentPath } = useBlockServices()
  const url = completeUrl(stored)
  if (!url) return <span {...rest}>{children}</span>
  const blank = target === '_blank'
  const handled = !blank && type === 'internal' && /^(?:\/(?!\/)|\?|[^:/?#]+(?:[/?]|$))/.test(url)
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!handled || !isPlainClick(event)) return
    event.preventDefault()
    navigate(url)
  }
  return (
    <a
      {...rest}
      href={url}
      target={blank ? target : undefined}
      rel={blank ? 'noopener noreferrer' : undefined}
      aria-current={currentPath !== undefined && url === currentPath ? 'page' : undefined}
      onClick={click}
    >
      {children}
      {blank && <span className="bf-hidden"> {messages.newTab}</span>}
    </a>
  )
}

export const css = ''
