import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type ReactNode, useMemo, useState } from 'react'
import { Thumbnail } from '../../../media/Thumbnail.tsx'
import { messages } from '../messages.ts'
import { GalleryTile } from './GalleryTile.tsx'
import { nextTile } from './gallery-keys.ts'

const galleryMessages = messages.gallery

interface GalleryProps {
  pictures: readonly string[]
  onChange: (images: string[]) => void
  disabled: boolean
  /** Tiles after the images. */
  children?: ReactNode
}

const moved = (images: readonly string[], from: number, to: number): string[] => {
  const rest = images.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...images.slice(from, from + 1), ...rest.slice(to)]
}

/** Screen reader announcements while an image is dragged. */
const announcementsFor = (images: readonly string[]): Announcements => {
  const place = (id: unknown) => images.indexOf(String(id)) + 1
  return {
    onDragStart: ({ active }) => galleryMessages.picked(place(active.id), images.length),
    onDragOver: ({ over }) => (over ? galleryMessages.over(place(over.id), images.length) : undefined),
    onDragEnd: ({ over }) => (over ? galleryMessages.dropped(place(over.id), images.length) : galleryMessages.left),
    onDragCancel: () => galleryMessages.left,
  }
}

/** The images in order. Reorder them by pointer, or by keyboard: Space picks one up and drops it, arrows move it. */
export function Gallery({ pictures, onChange, disabled, children }: GalleryProps) {
  const [carried, setCarried] = useState<string>()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: nextTile }),
  )
  const accessibility = useMemo(
    () => ({ announcements: announcementsFor(pictures), screenReaderInstructions: { draggable: galleryMessages.how } }),
    [pictures],
  )
  const end = ({ active, over }: DragEndEvent) => {
    setCarried(undefined)
    const from = pictures.indexOf(String(active.id))
    const to = over ? pictures.indexOf(String(over.id)) : -1
    if (to >= 0 && to !== from) onChange(moved(pictures, from, to))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragStart={({ active }) => setCarried(String(active.id))}
      onDragEnd={end}
      onDragCancel={() => setCarried(undefined)}
    >
      <ul className="gallery__tiles" aria-label={galleryMessages.list}>
        {pictures.map((url, index) => (
          <GalleryTile
            key={url}
            url={url}
            index={index}
            carriedFrom={carried === undefined ? -1 : pictures.indexOf(carried)}
            disabled={disabled}
            onRemove={() => onChange(pictures.filter((one) => one !== url))}
          />
        ))}
        {children}
      </ul>
      <DragOverlay dropAnimation={null}>
        {carried && (
          <span className="gallery__tile gallery__tile--carried">
            <Thumbnail url={carried} width={320} />
          </span>
        )}
      </DragOverlay>
    </DndContext>
  )
}
