import type { ControlKind, ControlProps } from '@blockfront/engine/form'
import { Checkbox, SearchInput } from '@blockfront/ui'
import { useState } from 'react'
import { Link } from '../../../router.ts'
import { treeOf } from '../../categories/category-tree.ts'
import { RecordName } from '../../parts/RecordName.tsx'
import { useStoreQuery } from '../../store-query.ts'
import { messages } from '../messages.ts'

const formMessages = messages.form

/** Minimum number of categories for which a search field is shown. */
const MANY = 8

/** The categories of a product, as a tree. */
function Control({ id, value, onChange, disabled, describedBy }: ControlProps) {
  const { data: categories = [], isSuccess } = useStoreQuery('category.list')
  const [term, setTerm] = useState('')
  const chosen = Array.isArray(value) ? (value as string[]) : []
  const wanted = term.trim().toLowerCase()
  const rows = treeOf(categories).filter(({ category: { name } }) => name.toLowerCase().includes(wanted))
  const toggle = (one: string, on: boolean) => onChange(on ? [...chosen, one] : chosen.filter((other) => other !== one))
  if (isSuccess && categories.length === 0)
    return (
      <p className="category-picker__none">
        {formMessages.noCategory} <Link to="/dashboard/addcategory">{formMessages.addCategory}</Link>
      </p>
    )
  return (
    <div className="category-picker">
      {categories.length >= MANY && (
        <SearchInput
          label={formMessages.findCategory}
          value={term}
          onChange={(event) => setTerm(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <ul className="category-picker__list">
        {rows.map(({ category, depth }) => (
          <li key={category.id} style={{ paddingInlineStart: wanted ? 0 : depth * 20 }}>
            <label className="category-picker__row" htmlFor={`${id}-${category.id}`}>
              <Checkbox
                id={`${id}-${category.id}`}
                checked={chosen.includes(category.id)}
                onChange={(on) => toggle(category.id, on)}
                {...{ disabled, describedBy }}
              />
              <RecordName name={category.name} />
            </label>
          </li>
        ))}
      </ul>
    </div>
  )
}

export const categoriesControl: ControlKind = { Control, frame: { layout: 'stacked', group: true } }
