import { type ReactNode, useId } from 'react'

/** A section of the checkout or of an order, with its heading. */
export function CheckoutSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="sf-checkout__part" aria-labelledby={id}>
      <h2 className="sf-checkout__heading" id={id}>
        {title}
      </h2>
      <div className="sf-checkout__fields">{children}</div>
    </section>
  )
}
