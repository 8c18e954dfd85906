import { isolate } from '../direction.ts'
import { useRendering } from '../rendering.ts'

export interface DetailsProps {
  label: string
  /** Lines of the value; empty ones are left out. */
  lines: readonly string[]
}

/** A labeled value of one or more lines, such as an address. Nothing if all lines are empty. */
export function Details({ label, lines: all }: DetailsProps) {
  const { medium, colors, direction, sides, prose } = useRendering()
  const lines = all.filter(Boolean)
  if (lines.length === 0) return null
  if (medium === 'text') return `${label}: ${lines.map((line) => isolate(line, direction)).join('\n')}\n\n`
  const { text, muted } = colors.light
  return (
    <div style={{ ...prose, margin: '0 0 16px', textAlign: sides.start }}>
      <div className="bf-muted" style={{ fontSize: '14px', lineHeight: '20px', color: muted }}>
        {label}
      </div>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
        <div key={index} className="bf-text" dir="auto" style={{ color: text }}>
          {line}
        </div>
      ))}
    </div>
  )
}
