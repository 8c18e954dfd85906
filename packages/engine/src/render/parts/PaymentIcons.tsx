import type { ReactNode } from 'react'
import { useHost } from '../host.ts'

const word = (text: string, fill: string, size = 11, style = '', x = 24) => (
  <text
    x={x}
    y="20"
    fontSize={size}
    fontStyle={style}
    textAnchor="middle"
    fontWeight="800"
    fontFamily="Arial, Helvetica, sans-serif"
    fill={fill}
  >
    {text}
  </text>
)

/** Our own simple badges, 48 by 32. */
const badges: [name: string, drawing: ReactNode][] = [
  ['Visa', word('VISA', '#1a1f71', 14, 'italic')],
  [
    'Mastercard',
    <>
      <circle cx="19" cy="16" r="8.5" fill="#eb001b" />
      <circle cx="29" cy="16" r="8.5" fill="#f79e1b" />
      <path d="M24 9.1a8.5 8.5 0 0 1 0 13.8a8.5 8.5 0 0 1 0-13.8z" fill="#ff5f00" />
    </>,
  ],
  [
    'American Express',
    <>
      <rect width="48" height="32" rx="4" fill="#016fd0" />
      {word('AMEX', '#fff', 12)}
    </>,
  ],
  ['PayPal', word('PayPal', '#003087', 12, 'italic')],
  [
    'Apple Pay',
    <>
      <path
        d="M10 12.5c-2.6-1.2-5 .4-5 3.8s2.6 6.4 4.6 5.5h.8c2 .9 3.4-1.5 4-3.2c-2.3-1-2.4-4-.2-5.2c-1-1.3-2.8-1.5-4.2-.9zM10 11.6c-.1-2 1-3.3 2.6-3.6c.1 2-1 3.4-2.6 3.6z"
        fill="#000"
      />
      {word('Pay', '#000', 14, '', 31)}
    </>,
  ],
  ['Google Pay', word('G Pay', '#3c4043', 14)],
]

/** The usual ways to pay, as a row of badges. */
export function PaymentIcons() {
  const { words } = useHost()
  return (
    <ul className="bf-paymentIcons" aria-label={words.paymentMethods}>
      {badges.map(([name, drawing]) => (
        <li key={name}>
          <svg viewBox="0 0 48 32" role="img" aria-label={name}>
            <rect x="0.5" y="0.5" width="47" height="31" rx="4" fill="#fff" stroke="#d4d4d4" />
            {drawing}
          </svg>
        </li>
      ))}
    </ul>
  )
}

export const css = `
.bf-paymentIcons { display: flex; flex-wrap: wrap; gap: 0.5rem; }
.bf-paymentIcons svg { width: 2.625rem; height: 1.75rem; }
`
