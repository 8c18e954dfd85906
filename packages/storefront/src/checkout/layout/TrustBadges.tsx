import type { CheckoutConfig } from '@blockfront/contract'

type Badges = CheckoutConfig['trustBadges']

/** SVG path data on a grid of 24, drawn as a line. */
const ICONS: Record<Badges[number]['icon'], string> = {
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  truck: 'M3 6h11v10H3zM14 10h4l3 3v3h-7M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  return: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  chat: 'M4 5h16v11H9l-5 4z',
  star: 'm12 3 2.7 5.6 6.1.9-4.4 4.3 1 6.1-5.4-2.9-5.4 2.9 1-6.1L3.2 9.5l6.1-.9z',
}

/** Short promises of the store below the order summary. Renders nothing without any. */
export function TrustBadges({ badges }: { badges: Badges }) {
  if (badges.length === 0) return null
  return (
    <ul className="sf-checkout__badges">
      {badges.map(({ icon, text }) => (
        <li key={`${icon}/${text}`}>
          <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
            <path d={ICONS[icon]} />
          </svg>
          {text}
        </li>
      ))}
    </ul>
  )
}
