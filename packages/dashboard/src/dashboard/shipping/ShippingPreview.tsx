import { Delayed, Field, Notice, SelectField, Skeleton } from '@blockfront/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import { api } from '../../api.ts'
import { WorksReadOnly } from '../../billing/PlanScope.tsx'
import { Card } from '../parts/Card.tsx'
import { countryChoices } from '../parts/form/regional-choices.ts'
import { useRegions } from '../parts/form/use-regions.ts'
import { MoneyField } from '../parts/money/MoneyField.tsx'
import { useMoney } from '../parts/money/money.ts'
import { useStore } from '../store.ts'
import { storeKey } from '../store-query.ts'
import { messages } from './messages.ts'
import { GramsInput } from './rate/GramsInput.tsx'
import type { Typed } from './rate/rate-form.ts'

const previewMessages = messages.preview

/** Shows what a customer would pay for shipping. The server calculates it with the function of the checkout. */
export function ShippingPreview() {
  const id = useId()
  const store = useStore()
  const [country, setCountry] = useState<string>(store.country)
  const [region, setRegion] = useState('')
  const [subtotal, setSubtotal] = useState<Typed>(50)
  const [weight, setWeight] = useState<Typed>(1000)
  const countries = useMemo(() => countryChoices(), [])
  const { data: regions = [] } = useRegions(country)
  const regionChoices = [
    { value: '', label: previewMessages.anyRegion },
    ...regions.map(({ code, name }) => ({ value: code, label: name })),
  ]
  const input = { country, ...(region && { region }), subtotal, weight }
  return (
    <WorksReadOnly>
      <Card title={previewMessages.title} about={previewMessages.about}>
        <SelectField
          id={`${id}-country`}
          label={previewMessages.country}
          value={country}
          options={countries}
          onChange={(next) => {
            setCountry(next)
            setRegion('')
          }}
        />
        {regions.length > 0 && (
          <SelectField
            id={`${id}-region`}
            label={previewMessages.region}
            value={region}
            options={regionChoices}
            onChange={setRegion}
          />
        )}
        <MoneyField id={`${id}-subtotal`} label={previewMessages.subtotal} value={subtotal} onChange={setSubtotal} />
        <Field id={`${id}-weight`} label={previewMessages.weight}>
          {({ id: own }) => <GramsInput id={own} value={weight} onChange={setWeight} />}
        </Field>
        <PreviewResult input={input} />
      </Card>
    </WorksReadOnly>
  )
}

interface Input {
  country: string
  region?: string
  subtotal: Typed
  weight: Typed
}

function PreviewResult({ input }: { input: Input }) {
  const { storeId } = useStore()
  const money = useMoney()
  const { subtotal, weight, ...to } = input
  const isComplete = typeof subtotal === 'number' && typeof weight === 'number'
  const { data, error } = useQuery({
    queryKey: storeKey(storeId, 'shipping.preview', to, subtotal, weight),
    queryFn: ({ signal }) =>
      api.call('shipping.preview', { body: { ...to, storeId, subtotal: Number(subtotal), weight: Number(weight) } }, { signal }),
    enabled: isComplete,
    placeholderData: keepPreviousData,
  })
  if (error)
    return (
      <Notice tone="danger">
        {previewMessages.failed} {error.message}
      </Notice>
    )
  if (!data)
    return (
      <Delayed>
        <Skeleton height={60} />
      </Delayed>
    )
  const { zone, rates, problems } = data
  return (
    <div className="shipping-preview" role="status">
      {zone && <p className="shipping-preview__zone">{previewMessages.zone(zone.name)}</p>}
      {rates.length > 0 && (
        <ul aria-label={previewMessages.result}>
          {rates.map(({ id, name, price, minDays, maxDays }) => (
            <li key={id} className="shipping-preview__rate">
              <span className="shipping-preview__name">
                {name}
                {minDays === null && maxDays === null ? null : <small>{messages.days(minDays, maxDays)}</small>}
              </span>
              <span>{price === 0 ? messages.free : money(price)}</span>
            </li>
          ))}
        </ul>
      )}
      {problems.map(({ code, message }) => (
        <Notice key={code} tone="warning">
          {message}
        </Notice>
      ))}
    </div>
  )
}
