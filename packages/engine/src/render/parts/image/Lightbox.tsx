import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { useBlockServices } from '../../block-services.ts'
import { arrowKeyStep } from '../../slider/arrow-key.ts'
import { IconButton } from '../IconButton.tsx'
import { StoreImage } from './StoreImage.tsx'

export interface LightboxProps {
  /** Different URLs; at least one. */
  pictures: readonly string[]
  /** Index of the visible image, from 0. */
  index: number
  onIndex: (index: number) => void
  onClose: () => void
  /** A description of the images. */
  name: string
}

/** A point of an image, as shares of its width and height. */
const CENTER = { x: 0.5, y: 0.5 }

/** Images over the whole window. Arrows switch images; a click enlarges an image at the clicked point. */
export function Lightbox({ pictures, index, onIndex, onClose, name }: LightboxProps) {
  const { messages } = useBlockServices()
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [enlarged, setEnlarged] = useState(false)
  const spot = useRef(CENTER)

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
    spot.current = detail > 0 ? { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height } : CENTER
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
