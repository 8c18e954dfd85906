import pg from 'pg'
import { connect } from '../../src/ground/db/database.ts'
import { startSession } from '../../src/modules/account/session/session.ts'
import { type Connection, openConnection, type Prepared, prepare } from './connection.ts'
import { type BenchDatabase, openBenchDatabase } from './database.ts'
import { type BenchServer, startBenchServer } from './server.ts'

/** A seeded store with a server before it and a signed-in owner. */
export type BenchStore = {
  database: BenchDatabase
  server: BenchServer
  storeId: string
  host: string
  /** The owner's session, as the cookie holds it. */
  token: string
  /** An endpoint call of the owner on the main hostname. */
  asOwner(method: string, path: string, body?: unknown): Prepared
  /** A request of a shopper on the store's hostname. */
  asShopper(method: string, path: string, options?: { headers?: Record<string, string>; body?: unknown }): Prepared
  connect(): Promise<Connection>
  owner: pg.Client
  close(): Promise<void>
}

/** Opens the seeded database, starts a server on it, with this environment, and signs the owner of one of its stores in. */
export async function openBenchStore(subdomain: string, env: Record<string, string> = {}): Promise<BenchStore> {
  const database = await openBenchDatabase()
  const server = await startBenchServer(database, env)
  const owner = new pg.Client({ connectionString: database.ownerUrl })
  await owner.connect()
  const { rows } = await owner.query<{ store_id: string; user_id: string }>(
    `select s.store_id, m.user_id from stores s join store_members m using (store_id) where s.subdomain = $1`,
    [subdomain],
  )
  const found = rows[0]
  if (!found) throw new Error(`The seed has no store ${subdomain}.`)
  const token = await signIn(database.appUrl, found.user_id, found.store_id)
  const host = `${subdomain}.localhost`
  const connections: Connection[] = []
  return {
    database,
    server,
    storeId: found.store_id,
    host,
    token,
    asOwner: (method, path, body) =>
      prepare(method, 'localhost', `/api${path}`, { headers: { cookie: `session=${token}` }, body }),
    asShopper: (method, path, options) => prepare(method, host, path, options),
    connect: async () => {
      const connection = await openConnection(server.port)
      connections.push(connection)
      return connection
    },
    owner,
    close: async () => {
      for (const connection of connections) connection.close()
      await owner.end()
      await server.stop()
      await database.stop()
    },
  }
}

async function signIn(url: string, userId: string, storeId: string): Promise<string> {
  const { db, close } = connect({ url, max: 1 })
  return startSession(db, userId, 'bench', storeId).finally(close)
}

/** Sends a request and throws unless it succeeded. */
export async function sendOk(connection: Connection, request: Prepared): Promise<Buffer> {
  const { status, body } = await connection.send(request)
  if (status !== 200) throw new Error(`Answered ${status}: ${body.toString('utf8').slice(0, 300)}`)
  return body
}
