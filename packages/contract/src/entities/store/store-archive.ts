import { z } from 'zod'
import { count, id, text, time } from '../../values.ts'

/** A ZIP file with all data of a store. */
export const storeArchive = z
  .object({
    archiveId: id(),
    status: z.enum(['running', 'ready', 'failed', 'canceled']),
    progress: z.int().min(0).max(100).describe('Percent.'),
    message: text(500).describe('Why it failed; empty otherwise.'),
    rows: count(Number.MAX_SAFE_INTEGER).describe('Records in all tables.'),
    files: count().describe('Files of the media library.'),
    missingFiles: count().describe('Files of the media library that the storage did not have.'),
    bytes: count(Number.MAX_SAFE_INTEGER),
    createdBy: text(120).describe('Name of the owner who created it; empty if that account was deleted.'),
    createdAt: time(),
    expiresAt: time().describe('When it is deleted.'),
  })
  .meta({ id: 'StoreArchive' })

export type StoreArchive = z.output<typeof storeArchive>
