import { europeanConsentCountries } from '@blockfront/contract'
import type { ControlKind, ControlProps } from '@blockfront/engine/form'
import { Button, Checkbox, SearchInput } from '@blockfront/ui'
import { useMemo, useState } from 'react'
import { countryChoices } from '../parts/form/regional-choices.ts'
import { messages } from './messages.ts'

/** A list of countries to select from, with the countries that require consent as one step. */
function Control({ id, value, onChange, disabled, describedBy }: ControlProps) {
  const [term, setTerm] = useState('')
  const countries = useMemo(countryChoices, [])
  const chosen = Array.isArray(value) ? (value as string[]) : []
  const wanted = term.trim().toLocaleLowerCase()
  const found = countries.filter(({ label }) => label.toLocaleLowerCase().includes(wanted))
  const toggle = (one: string, on: boolean) => onChange(on ? [...chosen, one] : chosen.filter((other) => other !== one))
  return (
    <div className="country-choice">
      <div className="country-choice__actions">
        <Button size="small" disabled={disabled} onClick={() => onChange([...new Set([...chosen, ...europeanConsentCountries])])}>
          {messages.europe}
        </Button>
        <Button size="small" disabled={disabled || chosen.length === 0} onClick={() => onChange([])}>
          {messages.clear}
        </Button>
      </div>
      <SearchInput
        label={messages.findCountry}
        autoComplete="off"
        value={term}
        onChange={(event) => setTerm(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <ul className="country-choice__list">
        {found.map(({ value: code, label }) => (
          <li key={code}>
            <label className="country-choice__row" htmlFor={`${id}-${code}`}>
              <Checkbox
                id={`${id}-${code}`}
                checked={chosen.includes(code)}
                onChange={(on) => toggle(code, on)}
                {...{ disabled, describedBy }}
              />
              {label}
            </label>
          </li>
        ))}
        {found.length === 0 && <li>{messages.noCountry}</li>}
      </ul>
      <p className="ui-field__help" role="status">
        {messages.chosenCountries(chosen.length)}
      </p>
    </div>
  )
}

export const countriesControl: ControlKind = { Control, frame: { layout: 'stacked', group: true } }
