import { openAsBlob } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type UpdateObject } from 'kysely'
import type { JobContext } from '../../ground/context.ts'
import { isConnectionLost } from '../../ground/db/connection/lost-connection.ts'
import { newId } from '../../ground/db/id.ts'
import { type StoreTrx, withStore } from '../../ground/db/scope.ts'
import type { Tables } from '../../ground/db/tables.ts'
import { AppError } from '../../ground/errors.ts'
import { requireFreeSpace } from '../../ground/storage/disk.ts'
import { queueAccountChangeEmail } from '../../modules/account/index.ts'
import { temporaryFolder } from '../../modules/media/index.ts'
import { primaryHostname } from '../../modules/store/index.ts'
import { archiveKey } from './archive-rows.ts'
import { type ArchiveContents, writeArchive } from './write-archive.ts'

declare module '../../ground/db/job-queue.ts' {
  interface Jobs {
    'archive.create': ArchiveJob
  }
}

interface ArchiveJob {
  storeId: string
  archiveId: string
}

/** Milliseconds between two updates of the progress, which also look whether the archive was canceled. */
const INTERVAL = 1_000

/** Thrown inside the job when its archive was canceled or deleted. */
class Canceled extends Error {}

/**
 * The job that creates an archive and sends an email to the owner. A second run after a crash starts again. Its temporary file is on the
 * disk of the server, then it is stored as a whole.
 */
export async function runArchive(job: ArchiveJob, context: JobContext): Promise<void> {
  const { config, log, storage } = context
  const folder = temporaryFolder(config.dataFolder)
  await mkdir(folder, { recursive: true })
  const path = join(folder, newId())
  try {
    const onProgress = progressOf(job, context)
    await onProgress(0)
    const contents = await writeArchive(context, job.storeId, { path, onProgress })
    // A local storage copies the file.
    await requireFreeSpace(config.dataFolder, config.s3 ? 0 : contents.bytes, config.minFreeBytes)
    await storage.put(archiveKey(job.archiveId), await openAsBlob(path, { type: 'application/zip' }))
    if (!(await finish(job, context, contents))) await storage.delete(archiveKey(job.archiveId))
  } catch (error) {
    if (error instanceof Canceled) return
    if (isConnectionLost(error)) throw error
    if (!(error instanceof AppError)) log.error({ err: error, ...job }, 'An archive could not be created')
    await fail(job, context, error instanceof AppError ? error.message : FAILED)
  } finally {
    await rm(path, { force: true })
  }
}

const FAILED = 'Something went wrong on our side. Your store is unchanged. Try again.'

/** Returns how to report progress. It throws {@link Canceled}, and `storage_full` when the disk has too little space left. */
function progressOf(job: ArchiveJob, { config, db }: JobContext) {
  let next = 0
  return async (done: number): Promise<void> => {
    if (Date.now() < next) return
    next = Date.now() + INTERVAL
    await requireFreeSpace(config.dataFolder, 0, config.minFreeBytes)
    const progress = Math.floor(done * 100)
    if (!(await withStore(db, job.storeId, (trx) => update(trx, job, { progress })))) throw new Canceled()
  }
}

/** Updates an archive that is being created. Returns false when it was canceled or deleted. */
async function update(
  trx: StoreTrx,
  { storeId, archiveId }: ArchiveJob,
  changes: UpdateObject<Tables, 'store_archives'>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('store_archives')
    .set(changes)
    .where('store_id', '=', storeId)
    .where('id', '=', archiveId)
    .where('status', '=', 'running')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const finish = (job: ArchiveJob, { db, config }: JobContext, contents: ArchiveContents): Promise<boolean> =>
  withStore(db, job.storeId, async (trx) => {
    const { bytes, rows, files, missingFiles } = contents
    const isReady = await update(trx, job, {
      status: 'ready',
      progress: 100,
      bytes,
      rows,
      files,
      missing_files: missingFiles,
      finished_at: sql<Date>`now()`,
      expires_at: sql<Date>`now() + interval '7 days'`,
    })
    if (!isReady) return false
    const owner = await trx
      .selectFrom('store_members as m')
      .innerJoin('users as u', 'u.id', 'm.user_id')
      .select('u.email')
      .where('m.store_id', '=', job.storeId)
      .where('m.role', '=', 'owner')
      .executeTakeFirst()
    const hostname = await primaryHostname(trx, job.storeId)
    if (owner) await queueAccountChangeEmail(trx, config, owner.email, 'store-exported', hostname)
    return true
  })

const fail = (job: ArchiveJob, { db }: JobContext, message: string): Promise<boolean> =>
  withStore(db, job.storeId, (trx) => update(trx, job, { status: 'failed', message, finished_at: sql<Date>`now()` }))
