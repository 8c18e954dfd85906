import type { Discount, DiscountInput } from '@blockfront/contract'
import { useCallback, useMemo, useState } from 'react'
import '../parts/form/card-form.css'
import '../products/form/product-form.css'
import './discounts.css'
import { Card } from '../parts/Card.tsx'
import { atFormPaths } from '../parts/form/form-paths.ts'
import { ScreenForm } from '../parts/form/ScreenForm.tsx'
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
  const [values, setValues] = useState(start)
  const [names] = useState(() => new Map(saved?.items.map(({ id, name }) => [id, name])))
  const enabled = saved?.enabled ?? true
  const sections = useMemo(() => discountSections(timezone), [timezone])
  const submit = async (submitted: DiscountValues) => {
    const body = bodyOf(submitted, enabled)
    if (!body) throw { message: messages.summaryUnfinished }
    await atFormPaths(onSave(body), (path) => formPath(path, submitted))
  }
  return (
    <ProductNames value={names}>
      <ScreenForm
        id="discount-form"
        label={messages.form.label}
        saveLabel={saved ? messages.save : messages.add}
        schema={discountForm}
        defaultValues={start}
        fields={discountFields}
        sections={sections}
        services={services}
        around={(form) => (
          <div className="discount-form">
            <Summary body={bodyOf(values, enabled)} names={names} />
            <div className="card-form">{form}</div>
          </div>
        )}
        onValuesChange={(next) => setValues(next as DiscountValues)}
        onSubmit={submit}
      />
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
