import { type ZoneArea, type ZoneConflict, zoneConflicts } from '@blockfront/commerce'
import { appError } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'
import { findRegion } from '../../ground/request/regions.ts'
import type { ShippingZoneRow } from './shipping-zones.ts'

type ZoneInput = Body<'shipping.addZone'>

/** The columns of a zone. Throws `invalid_input` for unknown regions, and for a zone without an area. */
export function zoneColumns({ name, isRestOfWorld, ...input }: ZoneInput) {
  const countries = [...new Set(input.countries)].sort()
  const regions = [...new Set(input.regions.map((code) => knownRegion(code, countries)))].sort()
  if (isRestOfWorld && countries.length > 0) throw invalid('countries', 'A zone for the rest of the world has no countries.')
  if (!isRestOfWorld && countries.length === 0) throw invalid('countries', 'Choose at least one country.')
  return { name, countries, regions, is_rest_of_world: isRestOfWorld }
}

function knownRegion(code: string, countries: readonly string[]): string {
  const country = countries.find((each) => code.startsWith(`${each}-`))
  if (country === undefined) throw invalid('regions', `Choose the country of ${code} too.`)
  const region = findRegion(country, code)
  if (!region) throw invalid('regions', `${code} is not a region code.`)
  return region.code
}

/** Throws `conflict` if another zone has one of the countries or regions, or covers the rest of the world too. */
export function checkConflicts(others: readonly ShippingZoneRow[], zone: ReturnType<typeof zoneColumns>): void {
  const view = <Row extends ReturnType<typeof zoneColumns>>(row: Row) => ({ ...row, isRestOfWorld: row.is_rest_of_world })
  const conflicts = zoneConflicts(others.map(view), view(zone))
  const [first] = conflicts
  if (!first) return
  const message = messageOf(first, conflicts.length - 1)
  throw appError('conflict', { message, fields: { [first.area ? 'countries' : 'isRestOfWorld']: message } })
}

function messageOf({ zone, area }: ZoneConflict<{ name: string }>, more: number): string {
  if (!area) return `The zone “${zone.name}” already covers the rest of the world.`
  const others = more > 0 ? ` Another ${more} of your choices ${more === 1 ? 'is' : 'are'} in other zones too.` : ''
  return `${nameOf(area)} is already in the zone “${zone.name}”.${others}`
}

const names = new Intl.DisplayNames('en', { type: 'region' })
const nameOf = ({ country, region }: ZoneArea) => (region && findRegion(country, region)?.name) || names.of(country) || country

const invalid = (field: string, message: string) => appError('invalid_input', { fields: { [field]: message } })
