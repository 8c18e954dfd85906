/** Creates a database of the test cluster, prints its connection strings as JSON, and drops it on SIGTERM. */
import { createTestDatabase } from './cluster.ts'

const { ownerUrl, appUrl, stop } = await createTestDatabase()
process.stdout.write(`${JSON.stringify({ ownerUrl, appUrl })}\n`)
process.once('SIGTERM', () => stop().then(() => process.exit(0)))
