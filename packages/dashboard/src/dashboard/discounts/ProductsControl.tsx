import type { ControlKind, ControlProps } from '@blockfront/engine/form'
import { Checkbox, IconButton, SearchInput } from '@blockfront/ui'
import { X } from 'lucide-react'
import { createContext, use, useEffect, useState } from 'react'
import './discounts.css'
import { RecordName } from '../parts/RecordName.tsx'
import { useStoreQuery } from '../store-query.ts'
import { messages } from './messages.ts'

const formMessages = messages.form

/** Names of products by id: those of the saved discount, and every product that the picker showed. */
export const ProductNames = createContext<Map<string, string>>(new Map())

/** Largest number of products that the picker lists. More are found by search. */
const SHOWN = 8

/** A picker of products: the chosen ones, and a search among all products of the store. */
function Control({ id, value, onChange, disabled, describedBy }: ControlProps) {
  const names = use(ProductNames)
  const [term, setTerm] = useState('')
  const { data, isSuccess } = useStoreQuery('product.filter', { size: SHOWN, ...(term.trim() && { search: term.trim() }) })
  const found = data?.content ?? []
  useEffect(() => {
    for (const { id: productId, name } of data?.content ?? []) names.set(productId, name)
  }, [data, names])
  const chosen = Array.isArray(value) ? (value as string[]) : []
  const remove = (one: string) => onChange(chosen.filter((other) => other !== one))
  return (
    <div className="product-picker">
      {chosen.length > 0 && (
        <ul className="product-picker__chosen">
          {chosen.map((one) => {
            const name = names.get(one) ?? one
            return (
              <li key={one} className="product-picker__item">
                <RecordName name={name} />
                <IconButton label={formMessages.removeProduct(name)} disabled={disabled} plain onClick={() => remove(one)}>
                  <X size={14} />
                </IconButton>
              </li>
            )
          })}
        </ul>
      )}
      <SearchInput
        label={formMessages.findProduct}
        maxLength={200}
        value={term}
        onChange={(event) => setTerm(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <ul className="product-picker__found">
        {found.map((product) => (
          <li key={product.id}>
            <label className="product-picker__row" htmlFor={`${id}-${product.id}`}>
              <Checkbox
                id={`${id}-${product.id}`}
                checked={chosen.includes(product.id)}
                onChange={(on) => (on ? onChange([...chosen, product.id]) : remove(product.id))}
                {...{ disabled, describedBy }}
              />
              <RecordName name={product.name} />
            </label>
          </li>
        ))}
        {isSuccess && found.length === 0 && <li className="product-picker__none">{formMessages.noProduct}</li>}
      </ul>
    </div>
  )
}

export const productsControl: ControlKind = { Control, frame: { layout: 'stacked', group: true } }
