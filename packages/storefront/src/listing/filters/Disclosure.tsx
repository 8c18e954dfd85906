import { type ReactNode, useState } from 'react'

interface DisclosureProps {
  /** Whether it contains something that must be visible. Opens it; it never closes it. */
  forceOpen: boolean
  className: string
  /** A `summary` and the content that it opens. */
  children: ReactNode
}

/** Content that is collapsed until the shopper opens it, also without JavaScript. */
export function Disclosure({ forceOpen, className, children }: DisclosureProps) {
  const [open, setOpen] = useState(forceOpen)
  if (forceOpen && !open) setOpen(true)
  return (
    <details className={className} open={open}>
      {children}
    </details>
  )
}
