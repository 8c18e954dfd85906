import { useRendering } from '../rendering.ts'
import { safeUrl } from './safe-url.ts'

/** The main action of an email. In text, the URL follows the label. */
export function Button({ href, children }: { href: string; children: string }) {
  const { medium, brand, colors, sides, prose } = useRendering()
  const url = safeUrl(href)
  if (medium === 'text') return url ? `${children}: ${url}\n\n` : ''
  if (!url) return null
  const { button, buttonText } = colors.light
  return (
    <p style={{ margin: '24px 0 16px', textAlign: sides.start }}>
      <a
        className="bf-button"
        href={url}
        style={{
          display: 'inline-block',
          boxSizing: 'border-box',
          maxWidth: '100%',
          padding: '14px 24px',
          borderRadius: `${Math.min(Math.max(brand.radius, 0), 24)}px`,
          backgroundColor: button,
          color: buttonText,
          fontFamily: prose.fontFamily,
          fontSize: '16px',
          lineHeight: '20px',
          fontWeight: 600,
          textDecoration: 'none',
        }}
      >
        {children}
      </a>
    </p>
  )
}
