/**
 * Runs one service and prints the statements that it sent, as JSON: `node record.ts <database> <service> <arguments>`.
 * A process of its own, because services import what was built, and a bench runs on sources.
 */
import { connect, type Database } from '../src/db/database.ts'
import { publishedPage } from '../src/services/page.ts'
import { storefrontProduct } from '../src/services/product.ts'
import { filterProducts } from '../src/services/product-filter.ts'
import { type Listing, listing } from '../src/services/product-list.ts'
import { findSession } from '../src/services/session.ts'
import { recordStatements } from '../src/testing/statements.ts'

const services = {
  findSession,
  publishedPage,
  storefrontProduct,
  filterProducts: (db: Database, query: Parameters<typeof filterProducts>[1]) => filterProducts(db, query),
  listing: (db: Database, storeId: string, query: Listing) => listing(db, storeId, query),
}

export type RecordedService = keyof typeof services

const [url = '', name = '', given = '[]'] = process.argv.slice(2)
const connection = connect({ url, max: 1 })
const sent = recordStatements(connection.pool)
await (services[name as RecordedService] as (db: Database, ...rest: unknown[]) => Promise<unknown>)(
  connection.db,
  ...(JSON.parse(given) as unknown[]),
)
await connection.close()
process.stdout.write(JSON.stringify(sent))
