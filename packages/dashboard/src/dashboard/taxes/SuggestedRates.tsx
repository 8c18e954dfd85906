import type { TaxRate } from '@blockfront/contract'
import { SelectField } from '@blockfront/ui'
import { useState } from 'react'
import { toast } from '../../toast.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { usePercent } from '../parts/money/money.ts'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { areaName, countryName } from './area-name.ts'
import { messages } from './messages.ts'
import { europeanUnion, suggestedAt, suggestedCountries, suggestedRates } from './suggested-rates.ts'
import { useRegions } from './use-regions.ts'

const EU = 'EU'

const keyOf = ({ country, region, class: taxClass }: Pick<TaxRate, 'country' | 'region' | 'class'>) =>
  `${country} ${region} ${taxClass}`

/** Shows suggested rates of a country or of the European Union, and adds those that the store does not have. */
export function SuggestedRates({ rates, onClose }: { rates: readonly TaxRate[]; onClose: () => void }) {
  const { storeId, country: storeCountry, locale } = useStore()
  const percent = usePercent()
  const add = useStoreMutation('tax.addRates')
  const [area, setArea] = useState(() => (suggestedCountries.includes(storeCountry) ? storeCountry : EU))
  const { data: regions = [] } = useRegions(area === EU ? '' : area)
  const existing = new Set(rates.map(keyOf))
  const missing = (area === EU ? europeanUnion : [area]).flatMap(suggestedRates).filter((rate) => !existing.has(keyOf(rate)))
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(suggestedAt))
  const confirm = async () => {
    const { length } = await add.mutateAsync({ body: { storeId, rates: missing } })
    toast.success(messages.addedCount(length))
  }
  const countries = suggestedCountries.map((value) => ({ value, label: countryName(value) }))
  return (
    <ConfirmDialog
      title={messages.suggestedTitle}
      action={messages.addCount(missing.length)}
      tone="primary"
      disabled={missing.length === 0}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{messages.suggestedHelp(date)}</p>
      <SelectField
        id="suggested-area"
        label={messages.suggestedFor}
        value={area}
        onChange={setArea}
        options={[
          { label: messages.groups, options: [{ value: EU, label: messages.europeanUnion }] },
          { label: messages.countries, options: countries.sort((a, b) => a.label.localeCompare(b.label)) },
        ]}
      />
      {missing.length === 0 && <p className="tax-quiet">{messages.nothingNew}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reachable by keyboard */}
      <ul className="tax-suggestions" aria-label={messages.rates} tabIndex={0}>
        {missing.map((rate) => (
          <li key={keyOf(rate)} className="tax-suggestion">
            <span>
              {areaName(rate, regions)} <span className="tax-quiet">{`${rate.name}, ${messages.classes[rate.class]}`}</span>
            </span>
            <span className="tax-rate__value">{percent(rate.rate)}</span>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
