import type { Category } from '@blockfront/contract'
import { IconButton, Menu } from '@blockfront/ui'
import { Ellipsis, FolderTree, GripVertical } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef } from 'react'
import { Thumbnail } from '../../media/Thumbnail.tsx'
import { Link, useNavigate } from '../../router.ts'
import { messages } from './messages.ts'
import '../../media/thumbnail-frame.css'

interface CategoryRowProps {
  category: Category
  depth: number
  /** Index among its siblings, from 0. */
  place: number
  count: number
  dragged: boolean
  line: 'before' | 'after' | undefined
  onGrab: (event: PointerEvent<HTMLElement>) => void
  onMove: (to: number) => void
  onDelete: () => void
}

/** One category: handle, name, number of products, and actions. */
export function CategoryRow({ category, depth, place, count, dragged, line, onGrab, onMove, onDelete }: CategoryRowProps) {
  const { id, name, image, productCount } = category
  const navigate = useNavigate()
  const handle = useRef<HTMLButtonElement>(null)
  const refocus = useRef(false)
  // Moving a row in the DOM removes the focus from its handle. Restore it, so that the next arrow key works.
  useLayoutEffect(() => {
    if (refocus.current) handle.current?.focus()
    refocus.current = false
  })
  const key = (event: KeyboardEvent) => {
    const to = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: count - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    refocus.current = true
    onMove(to)
  }
  const edit = `/dashboard/edit-category/${id}`
  return (
    <li
      className="category-row"
      data-category={id}
      data-dragged={dragged ? '' : undefined}
      data-line={line}
      style={{ paddingInlineStart: 8 + depth * 28 }}
    >
      <button
        ref={handle}
        type="button"
        className="category-row__handle"
        aria-label={messages.move(name)}
        disabled={count < 2}
        onKeyDown={key}
        onPointerDown={onGrab}
      >
        <GripVertical size={14} aria-hidden />
      </button>
      <span className="thumbnail-frame">{image ? <Thumbnail url={image} /> : <FolderTree size={16} aria-hidden />}</span>
      <span className="category-row__words">
        <Link className="category-row__name" to={edit}>
          {name}
        </Link>
        <span className="category-row__count">{messages.products(productCount)}</span>
      </span>
      <span className="category-row__menu">
        <Menu
          trigger={
            <IconButton label={messages.actions(name)} plain>
              <Ellipsis size={16} />
            </IconButton>
          }
          items={[
            { label: messages.edit, onSelect: () => navigate(edit) },
            { label: messages.showProducts, onSelect: () => navigate(`/dashboard/products?category=${id}`) },
            { label: messages.addBelow(name), onSelect: () => navigate(`/dashboard/addcategory?parent=${id}`) },
            'line',
            { label: messages.up, disabled: place === 0, onSelect: () => onMove(place - 1) },
            { label: messages.down, disabled: place === count - 1, onSelect: () => onMove(place + 1) },
            'line',
            { label: messages.delete, danger: true, onSelect: onDelete },
          ]}
        />
      </span>
    </li>
  )
}
