import { Fragment, type ReactNode } from 'react'
import { isolate } from '../direction.ts'
import { useRendering } from '../rendering.ts'
import { safeUrl } from './safe-url.ts'

interface Children {
  children: ReactNode
}

/** The first line of an email. */
export function Heading({ children }: Children) {
  const { medium, colors, sides, heading } = useRendering()
  if (medium === 'text') return <Paragraph>{children}</Paragraph>
  const style = {
    ...heading,
    margin: '0 0 16px',
    fontSize: '24px',
    lineHeight: '32px',
    fontWeight: 700,
    color: colors.light.text,
    textAlign: sides.start,
  }
  return (
    <h1 className="bf-text" style={style}>
      {children}
    </h1>
  )
}

/** Title of a part, such as "Items in this shipment". In text, it ends with a colon, and the part follows in the next line. */
export function Subheading({ children }: Children) {
  const { medium, colors, sides, heading } = useRendering()
  if (medium === 'text')
    return (
      <>
        {children}
        {':\n'}
      </>
    )
  const style = { ...heading, margin: '24px 0 8px', fontWeight: 600, color: colors.light.text, textAlign: sides.start }
  return (
    <h2 className="bf-text" style={style}>
      {children}
    </h2>
  )
}

export interface TextProps extends Children {
  /** For text of less importance. */
  muted?: boolean
}

/** A paragraph. Line breaks in strings are kept. */
export function Text({ muted = false, children }: TextProps) {
  const { medium, colors, sides, prose } = useRendering()
  if (medium === 'text') return <Paragraph>{children}</Paragraph>
  const { text, muted: mutedColor } = colors.light
  const size = muted ? { fontSize: '14px', lineHeight: '20px' } : {}
  return (
    <p
      className={muted ? 'bf-muted' : 'bf-text'}
      style={{ ...prose, ...size, margin: '0 0 16px', color: muted ? mutedColor : text, textAlign: sides.start }}
    >
      {typeof children === 'string' ? <Lines text={children} /> : children}
    </p>
  )
}

/** A paragraph in the store's words, in an unknown language. Line breaks are kept. */
export function OwnText({ children }: { children: string }) {
  const { medium, colors, direction, sides, prose } = useRendering()
  const lines = children.split('\n')
  if (medium === 'text') return <Paragraph>{lines.map((line) => isolate(line, direction)).join('\n')}</Paragraph>
  return (
    <p className="bf-text" dir="auto" style={{ ...prose, margin: '0 0 16px', color: colors.light.text, textAlign: sides.start }}>
      <Lines text={children} />
    </p>
  )
}

/** Text that somebody else wrote, such as a visitor's message: quoted line by line, so that it cannot look like a part of the email. */
export function Quote({ text }: { text: string }) {
  const { medium, colors, sides, prose } = useRendering()
  const lines = text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
  if (medium === 'text') return <Paragraph>{lines.map((line) => `> ${line}`).join('\n')}</Paragraph>
  const { line, text: color } = colors.light
  const bar = { [sides.start === 'left' ? 'borderLeft' : 'borderRight']: `4px solid ${line}` }
  const style = { ...prose, ...bar, margin: '0 0 16px', padding: '0 16px', color, textAlign: sides.start }
  return (
    <blockquote className="bf-text bf-line" dir="auto" style={style}>
      <Lines text={lines.join('\n')} />
    </blockquote>
  )
}

/** A code to type, such as the one for signing in. */
export function Code({ children }: { children: string }) {
  const { medium, colors, prose } = useRendering()
  if (medium === 'text') return <Paragraph>{children}</Paragraph>
  const { page, text } = colors.light
  const style = { fontSize: '32px', lineHeight: '40px', letterSpacing: '6px', fontWeight: 700, textAlign: 'center' } as const
  return (
    <p
      className="bf-page bf-text"
      dir="ltr"
      style={{ ...prose, ...style, margin: '0 0 16px', padding: '16px', borderRadius: '8px', backgroundColor: page, color: text }}
    >
      {children}
    </p>
  )
}

/** A link inside a paragraph. In text, the URL follows the label. */
export function Link({ href, children }: { href: string; children: string }) {
  const { medium, colors } = useRendering()
  const url = safeUrl(href)
  if (medium === 'text') return url ? `${children}: ${url}` : children
  if (!url) return children
  return (
    <a className="bf-link" href={url} style={{ color: colors.light.link, textDecoration: 'underline' }}>
      {children}
    </a>
  )
}

/** Keeps the line breaks of a string. */
function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}

/** A paragraph of plain text. */
const Paragraph = ({ children }: Children) => (
  <>
    {children}
    {'\n\n'}
  </>
)
