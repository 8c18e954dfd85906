import { classNames, IconButton } from '@blockfront/ui'
import { useDraggable, useDroppable } from '@dnd-kit/core'
import { Trash2 } from 'lucide-react'
import { Thumbnail } from '../../../media/Thumbnail.tsx'
import { messages } from '../messages.ts'

const galleryMessages = messages.gallery

interface GalleryTileProps {
  url: string
  index: number
  /** Index of the dragged image, or -1. */
  carriedFrom: number
  disabled: boolean
  onRemove: () => void
}

/** One image. It can be dragged anywhere. A line next to it shows the drop position. */
export function GalleryTile({ url, index, carriedFrom, disabled, onRemove }: GalleryTileProps) {
  const { setNodeRef: dropRef, isOver } = useDroppable({ id: url, disabled })
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({ id: url, disabled })
  const line = isOver && carriedFrom >= 0 && carriedFrom !== index && (carriedFrom > index ? 'before' : 'after')
  return (
    <li
      ref={dropRef}
      className={classNames('gallery__tile', isDragging && 'gallery__tile--away', line && `gallery__tile--${line}`)}
    >
      <button
        type="button"
        ref={setNodeRef}
        className="gallery__handle"
        {...attributes}
        {...listeners}
        aria-label={galleryMessages.move(index + 1)}
      >
        <Thumbnail url={url} width={index === 0 ? 640 : 320} />
      </button>
      {index === 0 && <span className="gallery__main">{galleryMessages.main}</span>}
      <span className="gallery__remove">
        <IconButton label={galleryMessages.remove(index + 1)} size="small" disabled={disabled} onClick={onRemove}>
          <Trash2 size={14} />
        </IconButton>
      </span>
    </li>
  )
}
