import type { Category } from '@blockfront/contract'
import { FolderTree } from 'lucide-react'
import type { PointerEvent } from 'react'
import { Thumbnail } from '../../media/Thumbnail.tsx'
import { useNavigate } from '../../router.ts'
import { RecordName } from '../parts/RecordName.tsx'
import { MoveHandle } from '../parts/reorder/MoveHandle.tsx'
import { RowMenu } from '../parts/reorder/RowMenu.tsx'
import { messages } from './messages.ts'
import '../../media/thumbnail-frame.css'

interface CategoryRowProps {
  category: Category
  depth: number
  /** Number of its direct subcategories. */
  subcategories: number
  /** Index among its siblings, from 0. */
  index: number
  count: number
  dragged: boolean
  line: 'before' | 'after' | undefined
  onGrab: (event: PointerEvent<HTMLElement>) => void
  onMove: (to: number) => void
  onDelete: () => void
}

/** One category: handle, name, number of products, and actions. */
export function CategoryRow({
  category,
  depth,
  subcategories,
  index,
  count,
  dragged,
  line,
  onGrab,
  onMove,
  onDelete,
}: CategoryRowProps) {
  const { id, name, image, productCount } = category
  const navigate = useNavigate()
  const edit = `/dashboard/edit-category/${id}`
  return (
    <li
      className="category-row"
      data-category={id}
      data-dragged={dragged ? '' : undefined}
      data-line={line}
      style={{ paddingInlineStart: 8 + depth * 28 }}
    >
      <MoveHandle name={name} index={index} count={count} onMove={onMove} onGrab={onGrab} />
      <span className="thumbnail-frame">{image ? <Thumbnail url={image} /> : <FolderTree size={16} aria-hidden />}</span>
      <span className="category-row__words">
        <RecordName name={name} to={edit} />
        <span className="category-row__count">
          {[messages.products(productCount), subcategories > 0 && messages.subcategories(subcategories)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className="category-row__menu">
        <RowMenu
          label={messages.actions(name)}
          items={[
            { label: messages.edit, onSelect: () => navigate(edit) },
            { label: messages.showProducts, onSelect: () => navigate(`/dashboard/products?category=${id}`) },
            { label: messages.addBelow(name), onSelect: () => navigate(`/dashboard/addcategory?parent=${id}`) },
          ]}
          index={index}
          count={count}
          onMove={onMove}
          deleteLabel={messages.delete}
          onDelete={onDelete}
        />
      </span>
    </li>
  )
}
