import { BREAKPOINT_LIMITS, DEFAULT_BREAKPOINTS } from '@blockfront/engine'
import type { Breakpoints } from '@blockfront/engine/render'
import { Button, Field, Input } from '@blockfront/ui'
import { useId, useState } from 'react'
import { useBuilder } from '../../store/hooks.ts'
import { messages } from '../messages.ts'
import type { ThemePartProps } from './theme-part.ts'

const texts = messages.theme.breakpoints
const { tablet: tabletLimits, desktop: desktopLimits, gap } = BREAKPOINT_LIMITS

/** The widths from which pages have the tablet and the desktop layout. */
export function BreakpointSettings({ theme, onChange }: ThemePartProps) {
  const builder = useBuilder()
  const { tablet, desktop } = theme.breakpoints ?? DEFAULT_BREAKPOINTS
  const change = (next: Breakpoints) => {
    const areDefault = next.tablet === DEFAULT_BREAKPOINTS.tablet && next.desktop === DEFAULT_BREAKPOINTS.desktop
    onChange({ breakpoints: areDefault ? undefined : next }, 'breakpoints')
  }
  const changeTablet = (width: number) => {
    const least = width + gap
    change({ tablet: width, desktop: Math.max(desktop, least) })
    if (desktop < least) builder.say(texts.moved(least))
  }
  return (
    <div className="bfs-theme__fields">
      <p className="bfs-theme__note">{texts.help}</p>
      <WidthField label={texts.tablet} value={tablet} {...tabletLimits} onChange={changeTablet} />
      <WidthField
        label={texts.desktop}
        value={desktop}
        min={tablet + gap}
        max={desktopLimits.max}
        onChange={(width) => change({ tablet, desktop: width })}
      />
      {theme.breakpoints && (
        <Button size="small" className="bfs-theme__reset" onClick={() => onChange({ breakpoints: undefined })}>
          {texts.reset(DEFAULT_BREAKPOINTS.tablet, DEFAULT_BREAKPOINTS.desktop)}
        </Button>
      )}
    </div>
  )
}

interface WidthFieldProps {
  label: string
  /** All widths are in pixels. */
  value: number
  min: number
  max: number
  onChange: (width: number) => void
}

/** A width that takes effect while it is typed. The message about a width outside of its limits waits until the owner leaves the field. */
function WidthField({ label, value, min, max, onChange }: WidthFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState<{ text: string; over: number; isDone: boolean }>()
  const draft = typed?.over === value ? typed : undefined
  const widthOf = (text: string) => {
    const width = Number(text)
    return text !== '' && Number.isInteger(width) && width >= min && width <= max ? width : undefined
  }
  const type = (text: string) => {
    const width = widthOf(text)
    setTyped({ text, over: width ?? value, isDone: false })
    if (width !== undefined && width !== value) onChange(width)
  }
  const finish = () => setTyped(draft && widthOf(draft.text) === undefined ? { ...draft, isDone: true } : undefined)
  const isWrong = draft?.isDone && widthOf(draft.text) === undefined
  return (
    <Field id={id} label={label} layout="inline" error={isWrong ? texts.limits(min, max) : undefined}>
      {({ describedBy, invalid }) => (
        <Input
          id={id}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={draft?.text ?? String(value)}
          onChange={(event) => type(event.target.value)}
          onBlur={finish}
          onKeyDown={(event) => event.key === 'Enter' && finish()}
          invalid={invalid}
          aria-describedby={describedBy}
          after={<span className="ui-input__affix">px</span>}
        />
      )}
    </Field>
  )
}
