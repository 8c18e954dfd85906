import { SegmentedControl, Switch } from '@blockfront/ui'
import { themeShadow } from '../../field/theme-token.ts'
import type { ControlProps, Frame } from '../control.ts'
import { ColorPart, LengthPart } from '../css/CssParts.tsx'
import { CssTextPopover } from '../css/CssTextPopover.tsx'
import { formatShadow, parseShadow, type Shadow } from '../css/shadow.ts'

export const frame: Frame = { layout: 'inline' }

const PRESETS = {
  none: '',
  small: '0 1px 3px rgba(0,0,0,0.12)',
  medium: '0 4px 24px rgba(0,0,0,0.08)',
  large: '0 12px 40px rgba(0,0,0,0.16)',
  theme: themeShadow.card,
} as const

/** A shadow: a preset, its parts, or CSS text. */
export function Control(props: ControlProps) {
  const { id, value, mixed, onChange, disabled, services } = props
  const { messages } = services
  const text = typeof value === 'string' ? value : ''
  const shadow = parseShadow(text)
  const isToken = Object.values<string>(themeShadow).includes(text)
  const preset = mixed
    ? ''
    : isToken
      ? 'theme'
      : (Object.entries(PRESETS).find(([, own]) => own === text)?.[0] ?? (text === 'none' ? 'none' : ''))
  const labels: Record<string, string> = {
    none: messages.none,
    small: messages.small,
    medium: messages.medium,
    large: messages.large,
    theme: messages.fromTheme,
  }
  const set = (change: Partial<Shadow>) => shadow && onChange(formatShadow({ ...shadow, ...change }))
  return (
    <CssTextPopover {...props} summary={labels[preset] ?? messages.custom} preview={{ boxShadow: text || undefined }}>
      <SegmentedControl
        label={messages.strength}
        wide
        value={preset}
        onChange={(next) => onChange(PRESETS[next as keyof typeof PRESETS] ?? '')}
        options={Object.keys(PRESETS).map((key) => ({ value: key, label: labels[key] ?? key }))}
      />
      {shadow && (
        <div className="ui-css__parts">
          <LengthPart label={messages.offsetX} value={shadow.x} onChange={(x) => set({ x })} services={services} />
          <LengthPart label={messages.offsetY} value={shadow.y} onChange={(y) => set({ y })} services={services} />
          <LengthPart label={messages.blur} value={shadow.blur} onChange={(blur) => set({ blur })} services={services} min={0} />
          <LengthPart label={messages.spread} value={shadow.spread} onChange={(spread) => set({ spread })} services={services} />
          <ColorPart label={messages.color} value={shadow.color} onChange={(color) => set({ color })} services={services} />
          <label className="ui-link__tab ui-css__wide" htmlFor={`${id}-inset`}>
            {messages.inset}
            <Switch id={`${id}-inset`} checked={shadow.inset} onChange={(inset) => set({ inset })} disabled={disabled} />
          </label>
        </div>
      )}
    </CssTextPopover>
  )
}
