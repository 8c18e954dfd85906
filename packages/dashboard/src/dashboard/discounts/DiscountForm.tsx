import type { Discount, DiscountInput } from '@blockfront/contract'
import { ApiError } from '@blockfront/contract/client'
import { type FormState, SchemaForm } from '@blockfront/engine/form'
import { useCallback, useMemo, useState } from 'react'
import '../parts/form/card-form.css'
import '../products/form/product-form.css'
import './discounts.css'
import { Card } from '../parts/Card.tsx'
import { SaveBar } from '../parts/form/SaveBar.tsx'
import { categoriesControl } from '../products/form/CategoriesControl.tsx'
import { useStore } from '../store.ts'
import { useStoreQuery } from '../store-query.ts'
import { codeControl } from './CodeControl.tsx'
import { discountFields, discountSections } from './discount-fields.ts'
import { bodyOf, type DiscountValues, discountForm, formPath } from './discount-form.ts'
import { messages } from './messages.ts'
import { ProductNames, productsControl } from './ProductsControl.tsx'
import { summaryOf } from './summary.ts'
import { useSummaryFormats } from './use-summary.ts'
import { momentControl, moneyControl } from './value-controls.tsx'

const FORM = 'discount-form'
const services = {
  controls: {
    categories: categoriesControl,
    discountCode: codeControl,
    moment: momentControl,
    money: moneyControl,
    products: productsControl,
  },
}

interface DiscountFormProps {
  start: DiscountValues
  /** As last loaded or saved. */
  saved?: Discount
  onSave: (body: DiscountInput) => Promise<unknown>
}

/** The form of a new or existing discount, with a summary in plain language that follows the form. */
export function DiscountForm({ start, saved, onSave }: DiscountFormProps) {
  const { timezone } = useStore()
  const [state, setState] = useState<FormState>()
  const [values, setValues] = useState(start)
  const [names] = useState(() => new Map(saved?.items.map(({ id, name }) => [id, name])))
  const enabled = saved?.enabled ?? true
  const sections = useMemo(() => discountSections(timezone), [timezone])
  const submit = async (submitted: DiscountValues) => {
    const body = bodyOf(submitted, enabled)
    if (!body) throw { message: messages.summaryUnfinished }
    try {
      await onSave(body)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const byField = Object.entries(error.fields).map(([path, message]) => [formPath(path, submitted), message])
      throw { message: error.message, fields: Object.fromEntries(byField) }
    }
  }
  return (
    <ProductNames value={names}>
      <div className="discount-form">
        <Summary body={bodyOf(values, enabled)} names={names} />
        <div className="card-form">
          <SchemaForm
            id={FORM}
            label={messages.form.label}
            schema={discountForm}
            defaultValues={start}
            fields={discountFields}
            sections={sections}
            services={services}
            onStateChange={setState}
            onValuesChange={(next) => setValues(next as DiscountValues)}
            onSubmit={submit}
          />
        </div>
      </div>
      {state && <SaveBar form={FORM} saveLabel={saved ? messages.save : messages.add} onDiscard={state.discard} {...state} />}
    </ProductNames>
  )
}

function Summary({ body, names }: { body: DiscountInput | undefined; names: ReadonlyMap<string, string> }) {
  const { data: categories } = useStoreQuery('category.names')
  const nameOf = useCallback(
    (id: string) => names.get(id) ?? categories?.find((category) => category.id === id)?.name,
    [names, categories],
  )
  const formats = useSummaryFormats(nameOf)
  return (
    <Card title={messages.summary}>
      {body ? (
        <ul className="discount-summary">
          {summaryOf(body, formats).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <p>{messages.summaryUnfinished}</p>
      )}
    </Card>
  )
}
