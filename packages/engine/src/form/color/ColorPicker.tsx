import { IconButton, Input } from '@blockfront/ui'
import { Pipette } from '@blockfront/ui/icons'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useState } from 'react'
import type { ThemeColor } from '../control.ts'
import type { FormMessages } from '../messages.ts'
import { formatColor, type Hsva, parseColor, toHsva, toRgba } from './color.ts'
import { resolveColor } from './resolve-color.ts'

export interface ColorPickerProps {
  value: string
  onChange: (value: string) => void
  colors: readonly ThemeColor[]
  messages: FormMessages
}

interface EyeDropper {
  open: () => Promise<{ sRGBHex: string }>
}

const eyeDropper = (): EyeDropper | undefined => {
  const Dropper = (globalThis as { EyeDropper?: new () => EyeDropper }).EyeDropper
  return Dropper ? new Dropper() : undefined
}

const BLACK: Hsva = { h: 0, s: 0, v: 0, a: 1 }
const bounded = (value: number) => Math.min(1, Math.max(0, value))
const percent = (value: number) => Math.round(value * 100)

/** Selects a color by saturation and brightness, hue, opacity, text, or the theme's swatches. */
export function ColorPicker({ value, onChange, colors, messages }: ColorPickerProps) {
  const rgba = resolveColor(value, colors)
  const [held, setHeld] = useState<Hsva>(() => (rgba ? toHsva(rgba) : BLACK))
  // Gray has no hue and black has no saturation, so the picker keeps its own values while they mean the stored color.
  const hsva = !rgba || formatColor(toRgba(held)) === formatColor(rgba) ? held : toHsva(rgba)
  const [typed, setTyped] = useState<string>()
  const set = (change: Partial<Hsva>) => {
    const next = { ...hsva, ...change }
    setHeld(next)
    setTyped(undefined)
    onChange(formatColor(toRgba(next)))
  }
  const pickFromScreen = async () => {
    try {
      const picked = await eyeDropper()?.open()
      if (picked) onChange(picked.sRGBHex)
    } catch {
      // When Escape closes the eyedropper, its promise rejects. No color was picked.
    }
  }
  const style = { '--ui-hue': String(hsva.h), '--ui-opaque': formatColor({ ...toRgba(hsva), a: 1 }) } as CSSProperties
  return (
    <div className="ui-picker" style={style}>
      <Area hsva={hsva} onChange={set} messages={messages} />
      <div className="ui-picker__row">
        <div className="ui-picker__bars">
          <input
            className="ui-picker__bar ui-picker__bar--hue"
            type="range"
            min={0}
            max={359}
            aria-label={messages.hue}
            aria-valuetext={`${Math.round(hsva.h)}°`}
            value={Math.round(hsva.h) % 360}
            onChange={(event) => set({ h: event.target.valueAsNumber })}
          />
          <input
            className="ui-picker__bar ui-picker__bar--alpha"
            type="range"
            min={0}
            max={100}
            aria-label={messages.alpha}
            aria-valuetext={`${percent(hsva.a)} %`}
            value={percent(hsva.a)}
            onChange={(event) => set({ a: event.target.valueAsNumber / 100 })}
          />
        </div>
        {'EyeDropper' in globalThis && (
          <IconButton label={messages.eyedropper} onClick={pickFromScreen}>
            <Pipette size={14} />
          </IconButton>
        )}
      </div>
      <Input
        aria-label={messages.hex}
        spellCheck={false}
        autoComplete="off"
        value={typed ?? value}
        onChange={(event) => {
          setTyped(event.target.value)
          if (parseColor(event.target.value)) onChange(event.target.value)
        }}
        onBlur={() => setTyped(undefined)}
        after={<span className="ui-input__affix">{percent(hsva.a)} %</span>}
      />
      {colors.length > 0 && (
        <fieldset aria-label={messages.themeColors} className="ui-picker__theme">
          {colors.map((color) => (
            <button
              key={color.value}
              type="button"
              className="ui-swatch"
              style={{ '--ui-swatch': color.color } as CSSProperties}
              aria-label={color.label}
              title={color.label}
              aria-pressed={color.value === value}
              onClick={() => onChange(color.value)}
            />
          ))}
        </fieldset>
      )}
    </div>
  )
}

interface AreaProps {
  hsva: Hsva
  onChange: (change: Partial<Hsva>) => void
  messages: FormMessages
}

/** Saturation increases to the right, brightness upward. Arrow keys move by one percent, with Shift by ten. */
function Area({ hsva, onChange, messages }: AreaProps) {
  const point = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    onChange({ s: bounded((event.clientX - box.left) / box.width), v: bounded(1 - (event.clientY - box.top) / box.height) })
  }
  const key = (event: KeyboardEvent) => {
    const by = event.shiftKey ? 0.1 : 0.01
    const [s, v] = { ArrowLeft: [-by, 0], ArrowRight: [by, 0], ArrowUp: [0, by], ArrowDown: [0, -by] }[event.key] ?? []
    if (s === undefined || v === undefined) return
    event.preventDefault()
    onChange({ s: bounded(hsva.s + s), v: bounded(hsva.v + v) })
  }
  return (
    <div
      className="ui-picker__area"
      role="slider"
      tabIndex={0}
      aria-label={messages.saturation}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent(hsva.s)}
      aria-valuetext={messages.saturationText(percent(hsva.s), percent(hsva.v))}
      onKeyDown={key}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        point(event)
      }}
      onPointerMove={(event) => event.buttons === 1 && point(event)}
    >
      <span className="ui-picker__dot" style={{ left: `${hsva.s * 100}%`, top: `${(1 - hsva.v) * 100}%` }} />
    </div>
  )
}
