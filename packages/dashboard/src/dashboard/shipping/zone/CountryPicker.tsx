import { Checkbox, SearchInput } from '@blockfront/ui'
import { ChevronRight } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { messages } from '../messages.ts'
import { CountryRow } from './CountryRow.tsx'
import { type Continent, continents } from './continents.ts'
import { type Selection, stateOf, type Taken, withCountries } from './zone-selection.ts'

const zoneMessages = messages.zone

interface CountryPickerProps {
  selection: Selection
  onChange: (selection: Selection) => void
  taken: Taken
  error: string | undefined
}

/** Chooses countries by continent, and regions of them. What another zone has is disabled, with the name of that zone. */
export function CountryPicker({ selection, onChange, taken, error }: CountryPickerProps) {
  const id = useId()
  const [search, setSearch] = useState('')
  const groups = useMemo(() => continents(), [])
  const text = search.trim().toLocaleLowerCase()
  const matching = groups
    .map(({ name, countries }) => {
      const isMatch = (words: string) => words.toLocaleLowerCase().includes(text)
      return { name, countries: isMatch(name) ? countries : countries.filter((each) => isMatch(each.name)) }
    })
    .filter(({ countries }) => countries.length > 0)
  return (
    <fieldset className="country-picker" aria-describedby={error && `${id}-error`}>
      <legend className="ui-field__label">{zoneMessages.countries}</legend>
      <SearchInput
        label={zoneMessages.search}
        autoComplete="off"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <ul className="country-picker__list">
        {matching.map((continent) => (
          <ContinentRow
            key={continent.name}
            continent={continent}
            searched={text !== ''}
            selection={selection}
            taken={taken}
            onChange={onChange}
          />
        ))}
      </ul>
      {matching.length === 0 && <p className="country-picker__note">{zoneMessages.noMatch(search.trim())}</p>}
      {error && (
        <p className="ui-field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
      <p className="ui-field__help" role="status">
        {zoneMessages.chosen(selection.size)}
      </p>
    </fieldset>
  )
}

interface ContinentRowProps extends Omit<CountryPickerProps, 'error'> {
  continent: Continent
  /** While the owner searches, all matches are shown. */
  searched: boolean
}

function ContinentRow({ continent: { name, countries }, searched, selection, taken, onChange }: ContinentRowProps) {
  const id = useId()
  const codes = countries.map(({ code }) => code)
  const state = stateOf(selection, codes, taken)
  const [opened, setOpened] = useState(state === 'mixed')
  const open = opened || searched
  return (
    <li>
      <div className="country-picker__row">
        <Checkbox
          id={id}
          checked={state}
          disabled={codes.every((code) => taken.countries.has(code))}
          onChange={(chosen) => onChange(withCountries(selection, codes, chosen, taken))}
        />
        <label className="country-picker__name" htmlFor={id}>
          {name}
        </label>
        <button
          type="button"
          className="country-picker__open"
          aria-label={zoneMessages.countriesOf(name)}
          aria-expanded={open}
          disabled={searched}
          onClick={() => setOpened(!open)}
        >
          <ChevronRight size={14} aria-hidden />
        </button>
      </div>
      {open && (
        <ul className="country-picker__inside">
          {countries.map((country) => (
            <CountryRow key={country.code} country={country} selection={selection} taken={taken} onChange={onChange} />
          ))}
        </ul>
      )}
    </li>
  )
}
