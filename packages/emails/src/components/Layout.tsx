import type { ReactNode } from 'react'
import { isolate } from '../direction.ts'
import { useRendering } from '../rendering.ts'
import { safeUrl } from './safe-url.ts'
import { layoutTable } from './styles.ts'

export interface LayoutProps {
  /** Short text opposite the logo, such as the order's number. The email must say it in its content too. */
  label?: string
  /** Paragraphs after the address, such as a link to unsubscribe. */
  footer?: ReactNode
  children: ReactNode
}

/** An email with the brand's logo or name above, and its name and address below. */
export function Layout({ label, footer, children }: LayoutProps) {
  const { medium, brand, colors, direction, sides, prose } = useRendering()
  const sender = [brand.name, ...brand.addressLines]
  if (medium === 'text')
    return (
      <>
        {children}
        {sender.map((line) => isolate(line, direction)).join('\n')}
        {'\n\n'}
        {footer}
      </>
    )
  const { card, line, muted, text } = colors.light
  const box = { backgroundColor: card, border: `1px solid ${line}`, borderRadius: '12px', padding: '32px' }
  const small = { ...prose, fontSize: '14px', lineHeight: '20px', color: muted }
  const corner = {
    ...small,
    padding: sides.end === 'right' ? '0 0 0 16px' : '0 16px 0 0',
    textAlign: sides.end,
    overflowWrap: 'break-word',
  } as const
  return (
    <table role="presentation" style={{ ...layoutTable, maxWidth: '600px', margin: '0 auto', borderCollapse: 'separate' }}>
      <tbody>
        <tr>
          <td className="bf-card" style={box}>
            <table role="presentation" style={{ ...layoutTable, marginBottom: '24px' }}>
              <tbody>
                <tr>
                  <td className="bf-text" style={{ ...prose, padding: 0, color: text, textAlign: sides.start }}>
                    <Sender />
                  </td>
                  {label && (
                    <td className="bf-muted" style={corner}>
                      {label}
                    </td>
                  )}
                </tr>
              </tbody>
            </table>
            {children}
          </td>
        </tr>
        <tr>
          <td style={{ padding: '24px 16px 0', textAlign: 'center' }}>
            <p className="bf-muted" style={{ ...small, margin: '0 0 12px' }}>
              {sender.map((part, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
                <span key={index} dir="auto" style={{ display: 'block' }}>
                  {part}
                </span>
              ))}
            </p>
            {footer}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

/** The logo, or the name without one, with a link to the brand's website. */
function Sender() {
  const { brand, colors } = useRendering()
  const { text } = colors.light
  const plate = colors.plateIsVisible ? { backgroundColor: colors.plate, padding: '8px', borderRadius: '8px' } : {}
  const logo = safeUrl(brand.logo)
  const sender = logo ? (
    <img
      className="bf-logo"
      src={logo}
      alt={brand.name}
      // Otherwise React adds a link element that preloads the image.
      fetchPriority="low"
      style={{ display: 'block', maxWidth: '200px', maxHeight: '56px', height: 'auto', border: 0, color: text, ...plate }}
    />
  ) : (
    <span dir="auto">{brand.name}</span>
  )
  const url = safeUrl(brand.url)
  const style = { color: text, fontSize: '20px', lineHeight: '28px', fontWeight: 700, textDecoration: 'none' }
  return url ? (
    <a className="bf-text" href={url} style={style}>
      {sender}
    </a>
  ) : (
    <span className="bf-text" style={style}>
      {sender}
    </span>
  )
}
