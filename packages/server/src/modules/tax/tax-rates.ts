import { rateBasisPoints, taxClasses } from '@blockfront/commerce'
import type { TaxRate } from '@blockfront/contract'
import type { Selectable } from 'kysely'
import type { StoreTrx } from '../../ground/db/scope.ts'
import type { TaxRatesTable } from '../../ground/db/tables.ts'

/** The tax rates of a store: by country and region, and all other countries last. */
export async function taxRatesOf(trx: StoreTrx, storeId: string): Promise<TaxRate[]> {
  const rows = await trx.selectFrom('tax_rates').selectAll().where('store_id', '=', storeId).execute()
  return rows.map(viewTaxRate).sort(byAreaAndClass)
}

/** Sorts by code; null sorts after the countries, and before the regions of its country. */
function byAreaAndClass(a: TaxRate, b: TaxRate): number {
  const compare = (left: string, right: string) => Number(left > right) - Number(left < right)
  return (
    compare(a.country ?? '~', b.country ?? '~') ||
    compare(a.region ?? '', b.region ?? '') ||
    taxClasses.indexOf(a.class) - taxClasses.indexOf(b.class)
  )
}

/** A tax rate as the store's members see it. */
export const viewTaxRate = (row: Selectable<TaxRatesTable>): TaxRate => ({
  id: row.id,
  country: row.country,
  region: row.region,
  class: row.class,
  rate: rateBasisPoints(row.rate_ppm),
  name: row.name,
  taxesShipping: row.taxes_shipping,
})
