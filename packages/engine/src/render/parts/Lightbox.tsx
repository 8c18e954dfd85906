import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { useBlockServices } from '../block-services.ts'
import { arrowKeyStep } from '../slider/arrow-key.ts'
import { IconButton } from './IconButton.tsx'
import { StoreImage } from './StoreImage.tsx'

export interface LightboxProps {
  /** Different URLs; at least one. */
  pictures: readonly string[]
  /** Index of the visible image, from 0. */
  index: number
  onIndex: (index: number) => void
  onClose: () => void
  /** What the images show. */
  name: string
}

/** Images over the whole window. Arrows switch images; a click enlarges an image at the clicked point. */
export function Lightbox({ pictures, index, onIndex, onClose, name }: LightboxProps) {
  const { messages } = useBlockServices()
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [enlarged, setEnlarged] = useState(false)
  const spot = useRef({ x: 0.5, y: 0.5 })

  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = stage.current ?? document.documentElement
    const { x, y } = spot.current
    if (enlarged) stage.current?.scrollTo({ left: x * scrollWidth - clientWidth / 2, top: y * scrollHeight - clientHeight / 2 })
  }, [enlarged])

  const show = (to: number) => {
    setEnlarged(false)
    onIndex((to + pictures.length) % pictures.length)
  }
  const enlarge = ({ clientX, clientY, detail, currentTarget }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect()
    // A click by keyboard has no coordinates.
    spot.current = detail > 0 ? { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height } : { x: 0.5, y: 0.5 }
    setEnlarged(!enlarged)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = !enlarged && arrowKeyStep(event)
    if (by) show(index + by)
  }
  const arrow = (which: 'previous' | 'next', by: 1 | -1) => (
    <IconButton
      icon={which}
      label={messages[which]}
      className={`bf-closer__button bf-closer__button--${which}`}
      onClick={() => show(index + by)}
    />
  )
  return (
    <dialog ref={dialog} className="bf-closer" aria-label={name} onClose={onClose} onKeyDown={onKeyDown}>
      <div ref={stage} className="bf-closer__stage">
        <button
          type="button"
          className="bf-closer__picture"
          aria-label={messages.enlargePicture}
          aria-pressed={enlarged}
          onClick={enlarge}
        >
          <StoreImage src={pictures[index]} alt={name} eager sizes={enlarged ? '250vw' : '100vw'} />
        </button>
      </div>
      {pictures.length > 1 && (
        <>
          {arrow('previous', -1)}
          {arrow('next', 1)}
          <p className="bf-closer__count" role="status">
            {`${index + 1} / ${pictures.length}`}
          </p>
        </>
      )}
      <IconButton
        icon="close"
        label={messages.close}
        className="bf-closer__button bf-closer__button--close"
        onClick={() => dialog.current?.close()}
      />
    </dialog>
  )
}

export const css = `
.bf-closer {
  width: 100%;
  height: 100%;
  max-width: none;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: hidden;
  background: #fff;
}
.bf-closer__stage {
  width: 100%;
  height: 100%;
  overflow: auto;
  overscroll-behavior: contain;
}
.bf-closer .bf-closer__picture {
  display: block;
  width: 100%;
  height: 100%;
  cursor: zoom-in;
  outline-offset: -4px;
  .bf-picture {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  &[aria-pressed="true"] {
    width: 250%;
    height: 250%;
    cursor: zoom-out;
  }
}
.bf-closer .bf-closer__button {
  position: absolute;
  z-index: 1;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  color: #1a1a1a;
  background: #fff;
  box-shadow:
    0 0 0 1px rgb(0 0 0 / 0.08),
    0 2px 8px rgb(0 0 0 / 0.14);
}
.bf-closer .bf-closer__button--close {
  inset: 16px;
  inset-inline-start: auto;
  inset-block-end: auto;
}
.bf-closer__button--previous,
.bf-closer__button--next {
  inset-block-start: calc(50% - 22px);
}
.bf-closer__button--previous {
  inset-inline-start: 16px;
}
.bf-closer__button--next {
  inset-inline-end: 16px;
}
.bf-closer .bf-closer__count {
  position: absolute;
  inset-block-end: 16px;
  inset-inline: 0;
  width: max-content;
  margin-inline: auto;
  padding: 4px 12px;
  border-radius: 999px;
  color: #1a1a1a;
  background: #fff;
  font-size: 0.875rem;
  box-shadow: 0 0 0 1px rgb(0 0 0 / 0.08);
}
`
