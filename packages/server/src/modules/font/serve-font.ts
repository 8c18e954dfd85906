import type { Hono } from 'hono'
import type { ServerContext } from '../../ground/context.ts'
import { withStoreReadOnly } from '../../ground/db/scope.ts'
import type { Env } from '../../ground/request/request-env.ts'
import { STORE_FONTS_PATH } from './font-view.ts'

const FILE = /^([a-z0-9]{1,40})\/([a-z0-9]{1,40})\.woff2$/

/** Serves uploaded fonts: of all stores on the main hostname, for the builder, and those of one store on its hostnames. */
export function mountStoreFonts(app: Hono<Env>, { db }: Pick<ServerContext, 'db'>): void {
  app.get(`${STORE_FONTS_PATH}*`, async (context) => {
    const [, storeId = '', fontId = ''] = FILE.exec(context.req.path.slice(STORE_FONTS_PATH.length)) ?? []
    const host = context.get('target').store
    const isForeign = host && host.storeId !== storeId
    const file = storeId === '' || isForeign ? undefined : await findFile(db, storeId, fontId)
    const nosniff = { 'x-content-type-options': 'nosniff' }
    if (!file) return context.text('Not found\n', 404, { 'cache-control': 'no-store', ...nosniff })
    return context.body(new Uint8Array(file), 200, {
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
      ...nosniff,
    })
  })
}

const findFile = (db: ServerContext['db'], storeId: string, fontId: string): Promise<Buffer | undefined> =>
  withStoreReadOnly(db, storeId, async (trx) => {
    const row = await trx
      .selectFrom('store_fonts')
      .select('file')
      .where('store_id', '=', storeId)
      .where('id', '=', fontId)
      .executeTakeFirst()
    return row?.file
  })
