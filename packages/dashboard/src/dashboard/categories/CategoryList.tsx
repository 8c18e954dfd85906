import type { Category } from '@blockfront/contract'
import { useReorder, VisuallyHidden } from '@blockfront/ui'
import { useRef, useState } from 'react'
import { toast } from '../../toast.tsx'
import './categories.css'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { messages as reorder } from '../parts/reorder/messages.ts'
import { useStoreMutation } from '../store-query.ts'
import { CategoryRow } from './CategoryRow.tsx'
import { siblingsOf } from './category-order.ts'
import { treeOf } from './category-tree.ts'
import { messages } from './messages.ts'
import { moveOf, useCategoryOrder } from './use-category-order.ts'

/** Categories with their children, in the order that shoppers see. */
export function CategoryList({ categories }: { categories: readonly Category[] }) {
  const order = useCategoryOrder()
  const remove = useStoreMutation('category.delete')
  const [openDialog, setOpenDialog] = useState<Category>()
  const [said, setSaid] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const move = (category: Category, to: number) => {
    const siblings = siblingsOf(categories, category)
    const index = Math.min(Math.max(to, 0), siblings.length - 1)
    if (siblings.findIndex(({ id }) => id === category.id) === index) return
    order.mutate(moveOf(categories, category, index))
    setSaid(reorder.moved(category.name, index + 1, siblings.length))
  }
  const { drag, grab } = useReorder<string>()
  const rowOf = ({ id }: Category) => list.current?.querySelector(`[data-category="${CSS.escape(id)}"]`)
  return (
    <>
      <ul ref={list} className="category-list" aria-label={messages.list}>
        {treeOf(categories).map(({ category, depth }) => {
          const siblings = siblingsOf(categories, category)
          const index = siblings.findIndex(({ id }) => id === category.id)
          const isTarget = drag && drag.to !== drag.from && drag.to === index && siblings[drag.from]?.id === drag.key
          return (
            <CategoryRow
              key={category.id}
              category={category}
              depth={depth}
              subcategories={categories.filter(({ parentId }) => parentId === category.id).length}
              index={index}
              count={siblings.length}
              dragged={drag?.key === category.id}
              line={isTarget ? (drag.to < drag.from ? 'before' : 'after') : undefined}
              onGrab={(event) =>
                grab(event, {
                  key: category.id,
                  from: index,
                  rows: () => siblings.map(rowOf),
                  onMove: (to) => move(category, to),
                })
              }
              onMove={(to) => move(category, to)}
              onDelete={() => setOpenDialog(category)}
            />
          )
        })}
      </ul>
      <VisuallyHidden live="polite">{said}</VisuallyHidden>
      {openDialog && (
        <ConfirmDialog
          title={messages.deleteTitle(openDialog.name)}
          action={messages.deleteAction}
          onConfirm={async () => {
            await remove.mutateAsync({ params: { id: openDialog.id } })
            toast.success(messages.deleted)
          }}
          onClose={() => setOpenDialog(undefined)}
        >
          <p>{messages.deleteHelp}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
