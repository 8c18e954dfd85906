import { Button, IconButton, SegmentedControl } from '@blockfront/ui'
import { Plus, X } from '@blockfront/ui/icons'
import { parseColor } from '../color/color.ts'
import type { ControlProps, Frame } from '../control.ts'
import { ColorPart } from '../css/CssParts.tsx'
import { CssTextPopover } from '../css/CssTextPopover.tsx'
import { formatGradient, type Gradient, parseGradient, type Stop } from '../css/gradient.ts'
import { plainNumber } from '../css/length.ts'
import { NumberInput } from '../inputs/NumberInput.tsx'

export const frame: Frame = { layout: 'inline' }

/** The initial gradient of "linear" and "radial", based on the previous plain color. */
const startFrom = (text: string): Gradient => ({
  kind: 'linear',
  angle: 180,
  stops: parseColor(text)
    ? [{ color: text }, { color: 'transparent' }]
    : [{ color: 'rgba(0, 0, 0, 0.6)' }, { color: 'rgba(0, 0, 0, 0)' }],
})

const read = (text: string): unknown => (/^-?\d+(?:\.\d*)?$/.test(text.trim()) ? Number(text) : text)

interface NumberProps {
  label: string
  value: number | undefined
  onChange: (value: number) => void
  min: number
  max: number
  unit: string
}

/** A number of the editor; invalid numbers are ignored. */
const Amount = ({ label, value, onChange, min, max, unit }: NumberProps) => (
  <NumberInput
    label={label}
    text={value === undefined ? '' : plainNumber(value)}
    read={read}
    value={value}
    onChange={(next) => typeof next === 'number' && onChange(Math.min(max, Math.max(min, next)))}
    step={(steps) => Math.min(max, Math.max(min, (value ?? 0) + steps))}
    after={<span className="ui-input__affix">{unit}</span>}
  />
)

/** A gradient, a plain color, or none: kind, angle and colors, or CSS text. */
export function Control(props: ControlProps) {
  const { value, mixed, onChange, services } = props
  const { messages } = services
  const text = typeof value === 'string' ? value : ''
  const gradient = parseGradient(text)
  const kind = gradient?.kind ?? (text === '' && !mixed ? 'none' : '')
  const set = (change: Partial<Gradient>) => gradient && onChange(formatGradient({ ...gradient, ...change }))
  const setStop = (index: number, change: Partial<Stop>) =>
    gradient && set({ stops: gradient.stops.map((stop, i) => (i === index ? { ...stop, ...change } : stop)) })
  const choose = (next: string) =>
    onChange(next === 'none' ? '' : formatGradient({ ...(gradient ?? startFrom(text)), kind: next as Gradient['kind'] }))
  const summary = gradient
    ? messages.stops(gradient.stops.length)
    : text === ''
      ? messages.none
      : parseColor(text)
        ? text
        : messages.custom
  return (
    <CssTextPopover {...props} summary={summary} preview={{ background: text || undefined }}>
      <SegmentedControl
        label={messages.gradientKind}
        wide
        value={kind}
        onChange={choose}
        options={[
          { value: 'none', label: messages.none },
          { value: 'linear', label: messages.linear },
          { value: 'radial', label: messages.radial },
        ]}
      />
      {gradient && (
        <>
          <div className="ui-css__bar" style={{ background: formatGradient({ ...gradient, kind: 'linear', angle: 90 }) }} />
          {gradient.kind === 'linear' && (
            <div className="ui-css__part ui-css__part--row">
              <span aria-hidden>{messages.angle}</span>
              <Amount
                label={messages.angle}
                value={gradient.angle}
                onChange={(angle) => set({ angle })}
                min={-360}
                max={360}
                unit="°"
              />
            </div>
          )}
          {gradient.stops.map((stop, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stop is nothing but its place in the row
            <div key={index} className="ui-css__stop">
              <ColorPart
                bare
                label={messages.stop(index + 1)}
                value={stop.color}
                onChange={(color) => setStop(index, { color })}
                services={services}
              />
              <Amount
                label={messages.stopPosition(index + 1)}
                value={stop.at ?? (index / (gradient.stops.length - 1)) * 100}
                onChange={(at) => setStop(index, { at })}
                min={0}
                max={100}
                unit="%"
              />
              <IconButton
                label={messages.removeStop(index + 1)}
                size="small"
                disabled={gradient.stops.length <= 2}
                onClick={() => set({ stops: gradient.stops.filter((_, i) => i !== index) })}
              >
                <X size={14} />
              </IconButton>
            </div>
          ))}
          <Button
            size="small"
            variant="ghost"
            icon={<Plus size={14} />}
            onClick={() => set({ stops: [...gradient.stops, gradient.stops.at(-1) ?? { color: '#000000' }] })}
          >
            {messages.addStop}
          </Button>
        </>
      )}
    </CssTextPopover>
  )
}
