import type { TaxRate } from '@blockfront/contract'
import { Button, IconButton, Menu } from '@blockfront/ui'
import { Ellipsis } from 'lucide-react'
import { Card } from '../parts/Card.tsx'
import { usePercent } from '../parts/money/money.ts'
import { areaName, countryName } from './area-name.ts'
import { messages } from './messages.ts'
import { useRegions } from './use-regions.ts'

interface TaxRateListProps {
  rates: readonly TaxRate[]
  onEdit: (rate: TaxRate) => void
  onDelete: (rate: TaxRate) => void
  onSuggest: () => void
}

/** The tax rates by country. */
export function TaxRateList({ rates, onSuggest, ...actions }: TaxRateListProps) {
  const byCountry = Map.groupBy(rates, ({ country }) => country)
  const suggest = (
    <Button size="small" onClick={onSuggest}>
      {messages.addSuggested}
    </Button>
  )
  return (
    <Card title={messages.rates} about={messages.ratesAbout} actions={suggest}>
      <ul className="tax-countries">
        {[...byCountry].map(([country, own]) => (
          <CountryRates key={country ?? ''} country={country} rates={own} {...actions} />
        ))}
      </ul>
    </Card>
  )
}

type CountryRatesProps = Omit<TaxRateListProps, 'onSuggest'> & { country: string | null }

function CountryRates({ country, rates, onEdit, onDelete }: CountryRatesProps) {
  const percent = usePercent()
  const hasRegions = rates.some(({ region }) => region !== null)
  const { data: regions = [] } = useRegions(hasRegions ? (country ?? '') : '')
  return (
    <li>
      <h3 className="tax-country">{countryName(country)}</h3>
      <ul className="tax-rates">
        {rates.map((rate) => {
          const value = percent(rate.rate)
          const area = areaName(rate, regions)
          return (
            <li key={rate.id} className="tax-rate">
              <span className="tax-rate__text">
                <button type="button" className="tax-rate__name" onClick={() => onEdit(rate)}>
                  {hasRegions ? `${area}: ${rate.name}` : rate.name}
                </button>
                <span className="tax-quiet">{aboutRate(rate)}</span>
              </span>
              <span className="tax-rate__value">{value}</span>
              <Menu
                trigger={
                  <IconButton label={messages.actions(`${area}, ${rate.name} ${value}`)} plain>
                    <Ellipsis size={16} />
                  </IconButton>
                }
                items={[
                  { label: messages.edit, onSelect: () => onEdit(rate) },
                  'line',
                  { label: messages.delete, danger: true, onSelect: () => onDelete(rate) },
                ]}
              />
            </li>
          )
        })}
      </ul>
    </li>
  )
}

/** Only a standard rate can apply to shipping. */
function aboutRate(rate: TaxRate): string {
  const name = messages.classes[rate.class]
  if (rate.class !== 'standard') return name
  return `${name}, ${rate.taxesShipping ? messages.onShipping : messages.notOnShipping}`
}
