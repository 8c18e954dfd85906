import type { Handlers } from '../../ground/handler.ts'
import { addSection, deleteSection, listSections, renameSection } from '../../modules/section/index.ts'

export const sectionRoutes = {
  'section.list': (context) => listSections(context),
  'section.add': (context, { body }) => addSection(context, body),
  'section.rename': (context, { body }) => renameSection(context, body),
  'section.delete': (context, { params }) => deleteSection(context, params),
} satisfies Handlers
