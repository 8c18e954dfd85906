import { type Block, field, type Props } from '@blockfront/engine'
import { useState } from 'react'
import { z } from 'zod'

const props = () =>
  z.object({
    text: field.text('Text').max(120).default('10% off your first order'),
    code: field.text('Code').max(40).default('WELCOME10'),
  })

/** A discount code with a button that copies it. The only block of this app that needs JavaScript in the browser. */
export function View({ text, code }: Props<typeof props>) {
  const [result, setResult] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      setResult('Copied')
    } catch {
      setResult('Select the code and copy it')
    }
  }
  return (
    <section className="bf-coupon">
      <p>{text}</p>
      <div className="bf-coupon__row">
        <code>{code}</code>
        <button type="button" onClick={copy}>
          Copy code
        </button>
      </div>
      <p role="status">{result}</p>
    </section>
  )
}

const css = `
.bf-coupon {
  display: grid;
  justify-items: center;
  gap: 0.75rem;
  padding: 2rem var(--gutter);
  text-align: center;
}
.bf-coupon__row {
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  align-items: center;
  gap: 0.75rem;
  max-width: 100%;
}
.bf-coupon code {
  max-width: 100%;
  padding: 0.5rem 1rem;
  border: 1px dashed currentColor;
  border-radius: var(--radius);
  font-size: 1.25rem;
}
.bf-coupon button {
  padding: 0.5rem 1rem;
  border-radius: var(--radius);
  background: var(--color-accent);
  color: var(--color-on-accent);
  font-weight: 600;
}
.bf-coupon [role="status"] {
  min-height: 1.5em;
  color: var(--color-muted);
}
`

export default {
  type: 'coupon',
  title: 'Coupon',
  description: 'A discount code with a button that copies it.',
  icon: 'M4 6h16v4a2 2 0 0 0 0 4v4H4v-4a2 2 0 0 0 0-4zM14 6v12',
  contentType: 'normal',
  version: 1,
  props,
  View,
  css,
} satisfies Block<typeof props>
