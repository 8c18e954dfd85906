import { chargedPriceOfVariation, maxQuantity } from '@blockfront/commerce'
import type { ProductRow } from '@blockfront/contract'
import { Button, Delayed, Dialog, Notice, SearchInput, Skeleton } from '@blockfront/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../../api.ts'
import { chargedPriceText } from '../../../charged-price-text.ts'
import { useMoney } from '../../parts/money/money.ts'
import { RecordName } from '../../parts/RecordName.tsx'
import { useStore } from '../../store.ts'
import { storeKey, useStoreQuery } from '../../store-query.ts'
import '../drafts.css'
import { type DraftValues, isSameItem, withOneMore } from '../draft-values.ts'
import { messages } from '../messages.ts'

/** Largest number of products that the dialog lists. More are found by search. */
const SHOWN = 20
/** Milliseconds without typing before a search. */
const PAUSE = 200

type Lines = DraftValues['lines']

interface AddProductsProps {
  lines: Lines
  onChange: (lines: Lines) => void
  onClose: () => void
}

/** Adds products of the catalog, found by name and SKU. A product with variations lists them. */
export function AddProducts({ lines, onChange, onClose }: AddProductsProps) {
  const [term, setTerm] = useState('')
  const [search, setSearch] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSearch(term.trim()), PAUSE)
    return () => clearTimeout(timer)
  }, [term])
  const { data, error } = useStoreQuery('product.filter', { size: SHOWN, status: 'active', ...(search && { search }) })
  const add = (productId: string, variationId: string | null) =>
    onChange(withOneMore(lines, { productId, variationId }, maxQuantity))
  const countOf = (productId: string, variationId: string | null) =>
    lines.find((line) => isSameItem(line, { productId, variationId }))?.quantity ?? 0
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={messages.addProducts}
      description={messages.addProductsHelp}
      footer={
        <Button variant="primary" onClick={onClose}>
          {messages.done}
        </Button>
      }
    >
      <div className="draft-picker">
        <SearchInput
          label={messages.findProduct}
          maxLength={200}
          value={term}
          onChange={(event) => setTerm(event.target.value)}
        />
        {error && <Notice tone="danger">{error.message}</Notice>}
        {!data && !error && (
          <Delayed>
            <Skeleton height={120} />
          </Delayed>
        )}
        {data && data.content.length === 0 && <p className="draft-quiet">{messages.noProduct}</p>}
        <ul className="draft-picker__list">
          {data?.content.map((product) => (
            <Product key={product.id} product={product} countOf={countOf} onAdd={add} />
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

interface ProductProps {
  product: ProductRow
  countOf: (productId: string, variationId: string | null) => number
  onAdd: (productId: string, variationId: string | null) => void
}

function Product({ product, countOf, onAdd }: ProductProps) {
  const money = useMoney()
  const [isOpen, setIsOpen] = useState(false)
  const { id, name, hasVariations } = product
  const count = countOf(id, null)
  return (
    <li>
      <div className="draft-picker__row">
        <span className="draft-item__text">
          <RecordName name={name} />
          <span className="draft-quiet">
            {chargedPriceText(product, money)}
            {count > 0 && ` · ${messages.inDraft(count)}`}
          </span>
        </span>
        {hasVariations ? (
          <Button size="small" aria-expanded={isOpen} aria-label={messages.chooseOf(name)} onClick={() => setIsOpen(!isOpen)}>
            {messages.choose}
          </Button>
        ) : (
          <Button size="small" aria-label={messages.addProduct(name)} onClick={() => onAdd(id, null)}>
            {messages.addOne}
          </Button>
        )}
      </div>
      {isOpen && <Variations product={product} countOf={countOf} onAdd={onAdd} />}
    </li>
  )
}

function Variations({ product: { id, name }, countOf, onAdd }: ProductProps) {
  const { storeId } = useStore()
  const money = useMoney()
  const { data, error } = useQuery({
    queryKey: storeKey(storeId, 'product.getById', id),
    queryFn: ({ signal }) => api.call('product.getById', { params: { id } }, { signal }),
  })
  if (error) return <Notice tone="danger">{error.message}</Notice>
  return (
    <ul className="draft-picker__options">
      {data?.variations
        .filter(({ enabled }) => enabled)
        .map((variation) => {
          const option = Object.values(variation.attributes).join(' · ')
          const count = countOf(id, variation.id)
          return (
            <li key={variation.id} className="draft-picker__row">
              <span className="draft-item__text">
                <bdi>{option}</bdi>
                <span className="draft-quiet">
                  {money(chargedPriceOfVariation(data, variation).price)}
                  {count > 0 && ` · ${messages.inDraft(count)}`}
                </span>
              </span>
              <Button size="small" aria-label={messages.addOption(name, option)} onClick={() => onAdd(id, variation.id)}>
                {messages.addOne}
              </Button>
            </li>
          )
        })}
    </ul>
  )
}
