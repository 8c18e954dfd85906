import { Button, Checkbox, Spinner } from '@blockfront/ui'
import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { messages as general } from '../../../messages.ts'
import { useRegions } from '../../parts/form/use-regions.ts'
import { messages } from '../messages.ts'
import type { Country } from './continents.ts'
import { type Selection, type Taken, withCountries, withRegion } from './zone-selection.ts'

const zoneMessages = messages.zone

interface CountryRowProps {
  country: Country
  selection: Selection
  taken: Taken
  onChange: (selection: Selection) => void
}

/** A country, and on demand its regions. */
export function CountryRow({ country, selection, taken, onChange }: CountryRowProps) {
  const id = useId()
  const { code, name } = country
  const chosen = selection.get(code)
  const [open, setOpen] = useState(false)
  const owner = taken.countries.get(code)
  const note = owner ? zoneMessages.taken(owner) : chosen instanceof Set ? zoneMessages.someChosen(chosen.size) : ''
  return (
    <li>
      <div className="country-picker__row">
        <Checkbox
          id={id}
          checked={chosen === undefined ? false : chosen === 'all' || 'mixed'}
          disabled={owner !== undefined && chosen === undefined}
          {...(note && { describedBy: `${id}-note` })}
          onChange={(next) => onChange(withCountries(selection, [code], next, taken))}
        />
        <label className="country-picker__name" htmlFor={id}>
          {name}
        </label>
        {note && (
          <span className="country-picker__note" id={`${id}-note`}>
            {note}
          </span>
        )}
        <button
          type="button"
          className="country-picker__open"
          aria-label={zoneMessages.showRegions(name)}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <ChevronRight size={14} aria-hidden />
        </button>
      </div>
      {open && <Regions country={country} selection={selection} taken={taken} onChange={onChange} />}
    </li>
  )
}

function Regions({ country: { code, name }, selection, taken, onChange }: CountryRowProps) {
  const { data: regions, error, refetch } = useRegions(code)
  const chosen = selection.get(code)
  if (error)
    return (
      <p className="country-picker__inside country-picker__note" role="alert">
        {zoneMessages.regionsFailed}{' '}
        <Button size="small" onClick={() => void refetch()}>
          {general.retry}
        </Button>
      </p>
    )
  if (!regions)
    return (
      <p className="country-picker__inside country-picker__note">
        <Spinner label={general.loading} />
      </p>
    )
  if (regions.length === 0) return <p className="country-picker__inside country-picker__note">{zoneMessages.noRegions}</p>
  const all = regions.map((region) => region.code)
  return (
    <ul className="country-picker__inside" aria-label={zoneMessages.showRegions(name)}>
      {regions.map((region) => (
        <RegionRow
          key={region.code}
          name={region.name}
          owner={taken.regions.get(region.code)}
          checked={chosen === 'all' ? !taken.regions.has(region.code) : (chosen?.has(region.code) ?? false)}
          onChange={(next) => onChange(withRegion(selection, { country: code, region: region.code, all }, next, taken))}
        />
      ))}
    </ul>
  )
}

interface RegionRowProps {
  name: string
  /** The other zone that has it. */
  owner: string | undefined
  checked: boolean
  onChange: (checked: boolean) => void
}

function RegionRow({ name, owner, checked, onChange }: RegionRowProps) {
  const id = useId()
  return (
    <li className="country-picker__row">
      <Checkbox
        id={id}
        checked={checked}
        disabled={owner !== undefined}
        {...(owner && { describedBy: `${id}-note` })}
        onChange={onChange}
      />
      <label className="country-picker__name" htmlFor={id}>
        {name}
      </label>
      {owner && (
        <span className="country-picker__note" id={`${id}-note`}>
          {zoneMessages.taken(owner)}
        </span>
      )}
    </li>
  )
}
