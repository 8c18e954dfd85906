/**
 * Runs calls of services and prints the statements that each sent, as JSON: `node record.ts <database> '[["service", [arguments]], …]'`.
 * A process of its own, because services import what was built, and a bench runs on sources.
 */
import { connect, type Database } from '../src/db/database.ts'
import { findSession } from '../src/features/account/session/session.ts'
import { publishedPage } from '../src/features/page/page.ts'
import { storefrontProduct } from '../src/features/product/product.ts'
import { filterProducts } from '../src/features/product/product-filter.ts'
import { type Listing, listing } from '../src/features/product/product-list.ts'
import { recordStatements, type Statement } from '../src/testing/statements.ts'

const services = {
  findSession,
  publishedPage,
  storefrontProduct,
  filterProducts: (db: Database, query: Parameters<typeof filterProducts>[1]) => filterProducts(db, query),
  listing: (db: Database, storeId: string, query: Listing) => listing(db, storeId, query),
}

/** A service and what it is called with, beside the database. */
export type RecordedCall = [service: keyof typeof services, args: unknown[]]

const [url = '', given = '[]'] = process.argv.slice(2)
const connection = connect({ url, max: 1 })
const sent = recordStatements(connection.pool)
const perCall: Statement[][] = []
for (const [name, args] of JSON.parse(given) as RecordedCall[]) {
  await (services[name] as (db: Database, ...rest: unknown[]) => Promise<unknown>)(connection.db, ...args)
  // The end of a read-only transaction is sent after the answer: what comes next waits for it.
  await connection.pool.query('select 1')
  perCall.push(sent.splice(0).slice(0, -1))
}
await connection.close()
process.stdout.write(JSON.stringify(perCall))
