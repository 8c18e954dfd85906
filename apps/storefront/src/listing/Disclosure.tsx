import { type ReactNode, useState } from 'react'

interface DisclosureProps {
  /** Whether something in it wants to be seen. */
  wanted: boolean
  className: string
  /** Its `summary`, and what that opens. */
  children: ReactNode
}

/** What is folded away until it is opened, without JavaScript too. It opens for what wants to be seen; to close it is the shopper's. */
export function Disclosure({ wanted, className, children }: DisclosureProps) {
  const [open, setOpen] = useState(wanted)
  if (wanted && !open) setOpen(true)
  return (
    <details className={className} open={open}>
      {children}
    </details>
  )
}
