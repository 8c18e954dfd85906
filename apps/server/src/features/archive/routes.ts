import type { Handlers } from '../../handler.ts'
import { cancelArchive } from './cancel-archive.ts'
import { createArchive } from './create-archive.ts'
import { deleteArchive } from './delete-archive.ts'
import { createDownloadLink } from './download-link.ts'
import { listArchives } from './list-archives.ts'

export const archiveRoutes = {
  'archive.list': (context) => listArchives(context),
  'archive.create': (context) => createArchive(context),
  'archive.cancel': (context, { body }) => cancelArchive(context, body),
  'archive.delete': (context, { params }) => deleteArchive(context, params),
  'archive.download': (context, { body }) => createDownloadLink(context, body),
} satisfies Handlers
