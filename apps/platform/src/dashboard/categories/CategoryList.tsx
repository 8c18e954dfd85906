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
  const [asked, setAsked] = useState<Category>()
  const [said, setSaid] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const move = (category: Category, to: number) => {
    const siblings = siblingsOf(categories, category)
    const place = Math.min(Math.max(to, 0), siblings.length - 1)
    if (siblings.findIndex(({ id }) => id === category.id) === place) return
    order.mutate(moveOf(categories, category, place))
    setSaid(reorder.moved(category.name, place + 1, siblings.length))
  }
  const { drag, grab } = useReorder<string>()
  const rowOf = ({ id }: Category) => list.current?.querySelector(`[data-category="${CSS.escape(id)}"]`)
  return (
    <>
      <ul ref={list} className="category-list" aria-label={messages.list}>
        {treeOf(categories).map(({ category, depth }) => {
          const siblings = siblingsOf(categories, category)
          const place = siblings.findIndex(({ id }) => id === category.id)
          const isTarget = drag && drag.to !== drag.from && drag.to === place && siblings[drag.from]?.id === drag.key
          return (
            <CategoryRow
              key={category.id}
              category={category}
              depth={depth}
              place={place}
              count={siblings.length}
              dragged={drag?.key === category.id}
              line={isTarget ? (drag.to < drag.from ? 'before' : 'after') : undefined}
              onGrab={(event) =>
                grab(event, {
                  key: category.id,
                  from: place,
                  rows: () => siblings.map(rowOf),
                  onMove: (to) => move(category, to),
                })
              }
              onMove={(to) => move(category, to)}
              onDelete={() => setAsked(category)}
            />
          )
        })}
      </ul>
      <VisuallyHidden live="polite">{said}</VisuallyHidden>
      {asked && (
        <ConfirmDialog
          title={messages.deleteTitle(asked.name)}
          action={messages.deleteAction}
          onConfirm={async () => {
            await remove.mutateAsync({ params: { id: asked.id } })
            toast.success(messages.deleted)
          }}
          onClose={() => setAsked(undefined)}
        >
          <p>{messages.deleteHelp}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
