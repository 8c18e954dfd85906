import type { ShippingZone } from '@blockfront/contract'
import { Notice } from '@blockfront/ui'
import { useMemo } from 'react'
import { countryChoices } from '../parts/form/regional-choices.ts'
import { messages } from './messages.ts'
import { countryName, listed, uncoveredOf } from './places.ts'

const uncoveredMessages = messages.uncovered

/** Lists the countries and regions that no zone covers. */
export function Uncovered({ zones }: { zones: readonly ShippingZone[] }) {
  const codes = useMemo(() => countryChoices().map(({ value }) => value), [])
  const { whole, partly } = uncoveredOf(zones, codes)
  const names = (countries: readonly string[]) => listed(countries.map(countryName), 5)
  return (
    <>
      {whole.length > 0 && (
        <Notice tone="warning" title={uncoveredMessages.title(whole.length)}>
          {uncoveredMessages.help(names(whole))}
        </Notice>
      )}
      {partly.length > 0 && (
        <Notice tone="warning" title={uncoveredMessages.regionsTitle}>
          {uncoveredMessages.regionsHelp(names(partly))}
        </Notice>
      )}
    </>
  )
}
