import { cancelArchive, createArchive, createDownloadLink, deleteArchive, listArchives } from '../../flows/archive-store/index.ts'
import type { Handlers } from '../../ground/handler.ts'

export const archiveRoutes = {
  'archive.list': (context) => listArchives(context),
  'archive.create': (context) => createArchive(context),
  'archive.cancel': (context, { body }) => cancelArchive(context, body),
  'archive.delete': (context, { params }) => deleteArchive(context, params),
  'archive.download': (context, { body }) => createDownloadLink(context, body),
} satisfies Handlers
