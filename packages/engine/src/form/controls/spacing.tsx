import { SegmentedControl } from '@blockfront/ui'
import { Columns2, Square, SquareDashed } from '@blockfront/ui/icons'
import { type ReactNode, useState } from 'react'
import type { ControlProps, Frame } from '../control.ts'
import { formatSpacing, type Linking, linkingOf, parseSpacing, type Sides } from '../css/spacing.ts'
import { LengthInput } from '../inputs/LengthInput.tsx'

export const frame: Frame = { layout: 'stacked', group: true }

const EMPTY: Sides = { top: '0', right: '0', bottom: '0', left: '0' }
const fallbackUnits = ['px', 'rem', '%'] as const
const order: Record<Linking, number> = { all: 0, pairs: 1, each: 2 }

/** An icon: a square with the given sides highlighted. */
const Side = ({ sides }: { sides: readonly (keyof Sides)[] }) => (
  <svg width="12" height="12" viewBox="0 0 12 12" fill="none" stroke="currentColor" aria-hidden>
    <rect x="1" y="1" width="10" height="10" rx="1" opacity="0.3" />
    {sides.includes('top') && <path d="M1 1h10" strokeWidth="2" />}
    {sides.includes('right') && <path d="M11 1v10" strokeWidth="2" />}
    {sides.includes('bottom') && <path d="M1 11h10" strokeWidth="2" />}
    {sides.includes('left') && <path d="M1 1v10" strokeWidth="2" />}
  </svg>
)

/** Space on four sides: one number for all, one for each pair, or four numbers. */
export function Control({ value, mixed, onChange, meta, disabled, invalid, describedBy, services }: ControlProps) {
  const { messages } = services
  const text = typeof value === 'string' ? value : ''
  const [typed, setTyped] = useState<{ text: string; sides: Sides }>()
  const sides = typed?.text === text ? typed.sides : (parseSpacing(text) ?? EMPTY)
  const needed = linkingOf(sides)
  const [chosen, setChosen] = useState<Linking>(needed)
  // If the sides differ between blocks, no value is shown, and one number sets all of them.
  const linking = mixed ? 'all' : order[needed] > order[chosen] ? needed : chosen

  /** With an empty side the CSS text cannot be parsed, so the sides are kept in state until other values arrive from outside. */
  const change = (part: Partial<Sides>) => {
    const next = { ...sides, ...part }
    setTyped({ text: formatSpacing(next), sides: next })
    onChange(formatSpacing(next))
  }
  const link = (next: Linking) => {
    setChosen(next)
    if (next === 'all') onChange(sides.top)
    if (next === 'pairs') onChange(formatSpacing({ ...sides, bottom: sides.top, left: sides.right }))
  }
  const input = (label: string, own: readonly (keyof Sides)[], mark: ReactNode) => (
    <LengthInput
      key={label}
      label={`${meta.label}, ${label.toLowerCase()}`}
      value={mixed ? '' : sides[own[0] ?? 'top']}
      onChange={(next) => change(Object.fromEntries(own.map((side) => [side, next.replaceAll(' ', '')])))}
      units={meta.units ?? fallbackUnits}
      min={0}
      compact
      mark={mark}
      disabled={disabled}
      invalid={invalid}
      describedBy={describedBy}
      messages={messages}
    />
  )
  const all = ['top', 'right', 'bottom', 'left'] as const
  const inputs = {
    all: () => input(messages.allSides, all, <Side sides={all} />),
    pairs: () => [
      input(messages.vertical, ['top', 'bottom'], <Side sides={['top', 'bottom']} />),
      input(messages.horizontal, ['left', 'right'], <Side sides={['left', 'right']} />),
    ],
    each: () => all.map((side) => input(messages.sides[side], [side], <Side sides={[side]} />)),
  }
  return (
    <div className={`ui-spacing ui-spacing--${linking}`}>
      <SegmentedControl
        label={messages.linking(meta.label)}
        value={linking}
        onChange={link}
        disabled={disabled || mixed}
        options={[
          { value: 'all', label: messages.allSides, icon: <Square size={14} /> },
          { value: 'pairs', label: messages.pairs, icon: <Columns2 size={14} /> },
          { value: 'each', label: messages.eachSide, icon: <SquareDashed size={14} /> },
        ]}
      />
      {inputs[linking]()}
    </div>
  )
}
