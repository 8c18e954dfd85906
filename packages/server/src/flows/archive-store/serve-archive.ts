import { roleCan, type StoreRole } from '@blockfront/contract'
import type { Context, Hono } from 'hono'
import { sql } from 'kysely'
import type { ServerContext } from '../../ground/context.ts'
import { withStoreReadOnly } from '../../ground/db/scope.ts'
import { appError, orNotFound } from '../../ground/errors.ts'
import { storedFileResponse } from '../../ground/files/stored-file-response.ts'
import type { Env } from '../../ground/request/request-env.ts'
import { strictTransport } from '../../ground/response-headers.ts'
import { findSession, sessionTokenOf } from '../../modules/account/index.ts'
import { storeRow } from '../../modules/store/index.ts'
import { archiveKey, readArchive } from './archive-rows.ts'
import { DOWNLOAD_PATH, isValidLink } from './download-link.ts'

type Services = Pick<ServerContext, 'apiHeaders' | 'config' | 'db' | 'storage'>

/** Serves the files of archives on the main hostname, to the owner who created the link. Browsers can continue an interrupted download. */
export function mountArchives(app: Hono<Env>, services: Services): void {
  app.get(`${DOWNLOAD_PATH}/:storeId/:archiveId`, async (context) => {
    const { config, storage, apiHeaders } = services
    const target = context.get('target')
    if (target.store) throw appError('not_found')
    const { storeId, archiveId } = context.req.param()
    await requireOwner(services, context, { storeId, archiveId })
    const response = await storedFileResponse(storage, context.req, {
      key: archiveKey(archiveId),
      headers: {
        ...apiHeaders,
        ...strictTransport(config, target),
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${await filenameOf(services, storeId, archiveId)}"`,
        etag: `"${archiveId}"`,
      },
    })
    return orNotFound(response)
  })
}

/** Throws unless the link is valid and the session is one of the owner for whom it was created. */
async function requireOwner(
  { config, db }: Services,
  context: Context<Env>,
  { storeId, archiveId }: { storeId: string; archiveId: string },
): Promise<void> {
  const token = sessionTokenOf(context.env.incoming.headers.cookie, config)
  const session = token ? await findSession(db, token) : undefined
  if (!session) throw appError('unauthenticated', { redirectTo: '/login' })
  const { userId } = session
  if (!isValidLink(config, { storeId, archiveId, userId }, context.req.query()))
    throw appError('forbidden', { message: 'This link has expired. Open the dashboard and download the archive again.' })
  const { rows } = await sql<{
    role: StoreRole | null
  }>`select member_role(${storeId}, ${userId}) as role`.execute(db)
  const role = rows[0]?.role
  if (!role || !roleCan(role, 'store.export')) throw appError('forbidden')
}

/** The name of the store and the day of the archive. Throws `not_found` for an archive that is not ready. */
const filenameOf = ({ db }: Services, storeId: string, archiveId: string): Promise<string> =>
  withStoreReadOnly(db, storeId, async (trx) => {
    const { status, createdAt } = await readArchive(trx, storeId, archiveId)
    orNotFound(status === 'ready' ? status : undefined)
    const { subdomain } = await storeRow(trx, storeId)
    return `${subdomain}-${createdAt.slice(0, 10)}.zip`
  })
