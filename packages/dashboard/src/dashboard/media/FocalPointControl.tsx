import type { MediaItem } from '@blockfront/contract'
import type { ControlKind, ControlProps } from '@blockfront/engine/form'
import { Button } from '@blockfront/ui'
import { createContext, type KeyboardEvent, type PointerEvent, use } from 'react'
import { fileOfWidth } from '../../media/MediaTile.tsx'
import { messages } from './messages.ts'

type Point = MediaItem['focalPoint']

/** The file whose focal point is edited. */
export const FocalFile = createContext<MediaItem | undefined>(undefined)

const CENTRE: Point = { x: 0.5, y: 0.5 }
const STEP = 0.01
const LARGE_STEP = 0.1
/** Aspect ratios to which themes crop images. */
const CROPS = ['1 / 1', '3 / 4', '16 / 9']

const part = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100
const percent = (value: number) => Math.round(value * 100)
const isPoint = (value: unknown): value is Point => typeof value === 'object' && value !== null && 'x' in value && 'y' in value

/**
 * Returns the focal point after a key press; undefined for other keys. Left means left in every language, because images are not
 * mirrored.
 */
function moved({ x, y }: Point, key: string, step: number): Point | undefined {
  const [right, down] = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key] ?? []
  if (right === undefined || down === undefined) return key === 'Home' ? CENTRE : undefined
  return { x: part(x + right * step), y: part(y + down * step) }
}

/** Sets the point of an image that stays visible when it is cropped, by pointer or keyboard, with previews of its crops. */
function Control({ id, value, onChange, disabled, describedBy }: ControlProps) {
  const file = use(FocalFile)
  const point = isPoint(value) ? value : CENTRE
  if (!file) return null
  const follow = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onChange({ x: part((clientX - left) / width), y: part((clientY - top) / height) })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (disabled) return
    const next = moved(point, event.key, event.shiftKey ? LARGE_STEP : STEP)
    if (!next) return
    event.preventDefault()
    onChange(next)
  }
  const source = fileOfWidth(file, 640)
  const objectPosition = `${percent(point.x)}% ${percent(point.y)}%`
  return (
    <div className="focal">
      <div
        className="focal__picture"
        onPointerDown={(event) => {
          if (disabled || event.button !== 0) return
          event.currentTarget.setPointerCapture(event.pointerId)
          follow(event)
          event.preventDefault()
          document.getElementById(id)?.focus()
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && follow(event)}
      >
        <img src={source} alt={file.alt} draggable={false} />
        <span
          id={id}
          role="slider"
          tabIndex={disabled ? -1 : 0}
          className="focal__point"
          style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
          aria-label={messages.focalPoint}
          aria-describedby={describedBy}
          aria-disabled={disabled || undefined}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent(point.x)}
          aria-valuetext={messages.focalAt(percent(point.x), percent(point.y))}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className="focal__foot">
        <span className="focal__crops" aria-hidden>
          {CROPS.map((aspectRatio) => (
            <img key={aspectRatio} src={source} alt="" draggable={false} style={{ aspectRatio, objectPosition }} />
          ))}
        </span>
        {(point.x !== CENTRE.x || point.y !== CENTRE.y) && (
          <Button size="small" disabled={disabled} onClick={() => onChange(CENTRE)}>
            {messages.center}
          </Button>
        )}
      </div>
    </div>
  )
}

export const focalPointControl: ControlKind = { Control, frame: { layout: 'stacked', group: true } }
