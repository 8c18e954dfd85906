import { Button } from '@blockfront/ui'
import type { ControlServices } from '../control.ts'
import { contrastRatio, formatColor, readableOn } from './color.ts'
import { resolveColor } from './resolve-color.ts'

/** The minimum contrast of normal text in WCAG 2.2 (1.4.3). */
const LEAST = 4.5

export interface ContrastHintProps {
  value: string
  /** The background behind the text, or several backgrounds. */
  against: string | readonly string[]
  label: string
  onFix: (color: string) => void
  disabled?: boolean
  services: ControlServices
}

/** Warns about a text color with low contrast and offers the nearest readable one. */
export function ContrastHint({ value, against, label, onFix, disabled, services }: ContrastHintProps) {
  const { colors, messages } = services
  const text = resolveColor(value, colors)
  const grounds = [against].flat().flatMap((one) => resolveColor(one, colors) ?? [])
  const ratio = text ? Math.min(...grounds.map((ground) => contrastRatio(text, ground))) : LEAST
  if (!text || ratio >= LEAST) return null
  const better = readableOn(text, grounds)
  return (
    <span className="ui-contrast">
      <span>{messages.contrast(ratio.toFixed(1))}</span>
      {better && !disabled && (
        <Button size="small" aria-label={messages.fixContrast(label)} onClick={() => onFix(formatColor(better))}>
          {messages.fix}
        </Button>
      )}
    </span>
  )
}
