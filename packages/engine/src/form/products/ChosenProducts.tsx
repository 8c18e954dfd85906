import { Button, classNames, IconButton, useMoveKeys, useReorder, VisuallyHidden } from '@blockfront/ui'
import { GripVertical, RefreshCw, X } from '@blockfront/ui/icons'
import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import type { ProductChoice } from '../control.ts'
import { moved } from '../list/items.ts'
import type { FormMessages } from '../messages.ts'
import { ChoiceLine } from '../search/ChoiceLine.tsx'
import { AddProduct, type AddProductProps } from './AddProduct.tsx'
import { useProducts } from './use-products.ts'

export interface ChosenProductsProps extends Omit<AddProductProps, 'onChoose'> {
  onChange: (ids: string[]) => void
}

/** The chosen products, which can be moved (by pointer, or with arrow keys on the handle) and removed, and a search that adds others. */
export function ChosenProducts({ id, ids, max, onChange, finder, messages, disabled, describedBy }: ChosenProductsProps) {
  const { known, failed, remember, retry } = useProducts(finder, ids)
  const [said, setSaid] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const isRemoving = useRef(false)
  // The removed row had the focus.
  useLayoutEffect(() => {
    if (isRemoving.current) document.getElementById(id)?.focus()
    isRemoving.current = false
  })
  const nameOf = (productId: string) => known.get(productId)?.name ?? messages.productMissing
  const move = (from: number, to: number) => {
    const movedId = ids[from]
    if (to < 0 || to >= ids.length || to === from || movedId === undefined) return
    onChange(moved(ids, from, to))
    setSaid(messages.itemMoved(nameOf(movedId), to + 1, ids.length))
  }
  const { drag, grab } = useReorder<number>()
  const grabRow = (event: PointerEvent<HTMLElement>, from: number) =>
    grab(event, { key: from, from, rows: () => [...(list.current?.children ?? [])], onMove: (to) => move(from, to) })
  const remove = (index: number) => {
    const removed = ids[index]
    if (removed === undefined) return
    isRemoving.current = true
    onChange(ids.filter((_, at) => at !== index))
    setSaid(messages.itemRemoved(nameOf(removed)))
  }
  const toggle = (product: ProductChoice) => {
    remember(product)
    const index = ids.indexOf(product.id)
    if (max === 1) onChange([product.id])
    else if (index >= 0) onChange(ids.filter((one) => one !== product.id))
    else if (ids.length < max) onChange([...ids, product.id])
    else return setSaid(messages.tooMany(max))
    setSaid(index >= 0 ? messages.itemRemoved(product.name) : messages.productAdded(product.name))
  }
  return (
    <div className="ui-list">
      {ids.length > 0 && (
        <ul ref={list} className="ui-list__items">
          {ids.map((productId, index) => {
            const product = known.get(productId)
            const isMissing = product === undefined && known.has(productId)
            return (
              <ChosenProduct
                key={productId}
                productId={productId}
                product={product}
                missingNote={isMissing ? messages.productMissingNote : undefined}
                isLoading={!product && !isMissing && !failed}
                name={product || isMissing ? nameOf(productId) : ''}
                drag={drag?.from === index ? 'dragged' : dropSide(drag, index)}
                canMove={max > 1}
                disabled={disabled}
                messages={messages}
                index={index}
                count={ids.length}
                onMove={(to) => move(index, to)}
                onPointerDown={(event) => grabRow(event, index)}
                onRemove={() => remove(index)}
              />
            )
          })}
        </ul>
      )}
      {failed && (
        <p className="ui-product__failed" role="alert">
          {messages.productsFailed}
          <Button size="small" icon={<RefreshCw size={14} />} onClick={retry}>
            {messages.retry}
          </Button>
        </p>
      )}
      <AddProduct
        id={id}
        ids={ids}
        max={max}
        onChoose={toggle}
        finder={finder}
        messages={messages}
        disabled={disabled}
        describedBy={describedBy}
      />
      <VisuallyHidden live="polite">{said}</VisuallyHidden>
    </div>
  )
}

/** The drop position of a dragged row, relative to the row at `index`. */
const dropSide = (drag: { from: number; to: number } | undefined, index: number) =>
  drag?.to === index ? (index > drag.from ? 'drop-after' : 'drop-before') : undefined

interface ChosenProductProps {
  productId: string
  product: ProductChoice | undefined
  /** Set for a deleted product. */
  missingNote: string | undefined
  isLoading: boolean
  /** Empty while it is loading. */
  name: string
  drag: 'dragged' | 'drop-after' | 'drop-before' | undefined
  /** Whether the row has a handle. */
  canMove: boolean
  index: number
  count: number
  disabled: boolean
  messages: FormMessages
  onMove: (to: number) => void
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
  onRemove: () => void
}

/** A row: handle, product and the button that removes it. */
function ChosenProduct({ productId, product, missingNote, isLoading, name, drag, messages, ...row }: ChosenProductProps) {
  const moveKeys = useMoveKeys(row.index, row.count, row.onMove)
  return (
    <li className={classNames('ui-item ui-product', drag && `ui-item--${drag}`)}>
      {row.canMove && (
        <button
          {...moveKeys}
          type="button"
          className="ui-item__handle"
          aria-label={messages.moveItem(name || productId)}
          disabled={row.disabled || row.count < 2}
          onPointerDown={row.onPointerDown}
        >
          <GripVertical size={14} />
        </button>
      )}
      <ChoiceLine
        name={product?.name ?? name}
        image={product?.image}
        note={missingNote ?? product?.hidden ?? product?.note}
        isLoading={isLoading}
      />
      <IconButton
        label={messages.removeProduct(name || productId)}
        size="small"
        plain
        disabled={row.disabled}
        onClick={row.onRemove}
      >
        <X size={14} />
      </IconButton>
    </li>
  )
}
