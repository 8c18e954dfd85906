import { useBlockServices } from '../block-services.ts'

/** The payment methods that the store accepts, by their titles in the checkout; nothing when there are none. */
export function PaymentMethods() {
  const { paymentMethods = [], messages } = useBlockServices()
  if (paymentMethods.length === 0) return null
  return (
    <ul className="bf-paymentMethods" aria-label={messages.paymentMethods}>
      {paymentMethods.map((title) => (
        <li key={title}>{title}</li>
      ))}
    </ul>
  )
}

export const css = `
.bf-paymentMethods {
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  min-width: 0;
}
.bf-paymentMethods li {
  padding: 0.25rem 0.625rem;
  border: 1px solid color-mix(in srgb, currentColor 30%, transparent);
  border-radius: 4px;
  font-size: 0.8125rem;
  line-height: 1.4;
  overflow-wrap: anywhere;
}
`
