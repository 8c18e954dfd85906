/** The installation that `npm start` runs: the server with the builds of this repository's apps. */
import { join } from 'node:path'
import { run } from '@blockfront/server'

await run({
  platform: join(import.meta.dirname, '../platform/dist/client'),
  storefront: join(import.meta.dirname, '../storefront/dist'),
})
