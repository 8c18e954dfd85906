import { areasOf } from '@blockfront/commerce'
import type { ShippingZone } from '@blockfront/contract'
import { useState } from 'react'
import { useRegions } from '../parts/form/use-regions.ts'
import { messages } from './messages.ts'
import { countryName, listed, placeNames } from './places.ts'

/** The countries and regions of a zone in one line; on demand all of them by name. */
export function ZoneAreas({ zone }: { zone: ShippingZone }) {
  const [open, setOpen] = useState(false)
  if (zone.isRestOfWorld) return <p className="zone-areas">{messages.allCountries}</p>
  const areas = areasOf(zone)
  const names = placeNames(areas)
  const line = listed(names, 5)
  const isComplete = zone.regions.length === 0 && names.length <= 6
  const regions = Map.groupBy(areas, ({ country }) => country)
  return (
    <div className="zone-areas">
      {open ? (
        <ul className="zone-areas__list" aria-label={messages.showAreas(zone.name)}>
          {[...regions].map(([country, own]) => (
            <li key={country}>
              {own[0]?.region ? <SomeRegions country={country} codes={own.map(({ region }) => region)} /> : countryName(country)}
            </li>
          ))}
        </ul>
      ) : (
        <p>{line}</p>
      )}
      {!isComplete && (
        <button type="button" className="zone-areas__more" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? messages.showLess : messages.showAll}
        </button>
      )}
    </div>
  )
}

/** Regions of a country by name; their number until the names are loaded. */
function SomeRegions({ country, codes }: { country: string; codes: readonly string[] }) {
  const { data } = useRegions(country)
  const names = data?.filter(({ code }) => codes.includes(code)).map(({ name }) => name)
  return messages.someRegions(countryName(country), names ? listed(names, names.length) : messages.regionCount(codes.length))
}
