import { createHmac, timingSafeEqual } from 'node:crypto'
import type { HandlerOutput } from '@blockfront/contract'
import { recordAudit } from '../../ground/audit.ts'
import type { Config } from '../../ground/config.ts'
import type { MemberContext } from '../../ground/context.ts'
import { withStore } from '../../ground/db/scope.ts'
import { orNotFound } from '../../ground/errors.ts'
import { requireConfirmation } from '../../modules/account/index.ts'
import { readArchive } from './archive-rows.ts'

/** Files of archives are below this path on the main hostname. */
export const DOWNLOAD_PATH = '/api/archive/download'

/** How long a link works, so that an interrupted download can continue. Milliseconds. */
const LIFETIME = 3_600_000

interface Download {
  storeId: string
  archiveId: string
  /** The link works in sessions of this user only. */
  userId: string
}

const signatureOf = ({ secret }: Pick<Config, 'secret'>, { storeId, archiveId, userId }: Download, until: number): Buffer =>
  createHmac('sha256', secret).update(`archive/${storeId}/${archiveId}/${userId}/${until}`).digest()

/**
 * Returns the URL of an archive's file, which works for an hour in sessions of the owner. Throws `confirmation_required`, and `not_found` for
 * an archive that is not ready.
 */
export function createDownloadLink(
  { db, config, session, store: { storeId } }: Pick<MemberContext, 'db' | 'config' | 'session' | 'store'>,
  { archiveId }: { archiveId: string },
): Promise<HandlerOutput<'archive.download'>> {
  requireConfirmation(session)
  const { userId } = session
  return withStore(db, storeId, async (trx) => {
    const { status } = await readArchive(trx, storeId, archiveId)
    orNotFound(status === 'ready' ? status : undefined)
    await recordAudit(trx, { storeId, actorId: userId, action: 'archive.download', target: archiveId })
    const until = Date.now() + LIFETIME
    const signature = signatureOf(config, { storeId, archiveId, userId }, until).toString('base64url')
    return { url: `${DOWNLOAD_PATH}/${storeId}/${archiveId}?until=${until}&signature=${signature}` }
  })
}

/** Whether the parameters of a URL are those of a link that still works. */
export function isValidLink(
  config: Pick<Config, 'secret'>,
  download: Download,
  { until = '', signature = '' }: { until?: string | undefined; signature?: string | undefined },
  now = Date.now(),
): boolean {
  if (!/^\d{1,16}$/.test(until) || Number(until) < now) return false
  const expected = signatureOf(config, download, Number(until))
  const given = Buffer.from(signature, 'base64url')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
