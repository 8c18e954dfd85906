import { cancelArchive } from '../../flows/archive-store/cancel-archive.ts'
import { createArchive } from '../../flows/archive-store/create-archive.ts'
import { deleteArchive } from '../../flows/archive-store/delete-archive.ts'
import { createDownloadLink } from '../../flows/archive-store/download-link.ts'
import { listArchives } from '../../flows/archive-store/list-archives.ts'
import type { Handlers } from '../../ground/handler.ts'

export const archiveRoutes = {
  'archive.list': (context) => listArchives(context),
  'archive.create': (context) => createArchive(context),
  'archive.cancel': (context, { body }) => cancelArchive(context, body),
  'archive.delete': (context, { params }) => deleteArchive(context, params),
  'archive.download': (context, { body }) => createDownloadLink(context, body),
} satisfies Handlers
