import type { Handlers } from '../../ground/handler.ts'
import { addSection, deleteSection, renameSection } from '../../modules/section/edit-section.ts'
import { listSections } from '../../modules/section/list-sections.ts'

export const sectionRoutes = {
  'section.list': (context) => listSections(context),
  'section.add': (context, { body }) => addSection(context, body),
  'section.rename': (context, { body }) => renameSection(context, body),
  'section.delete': (context, { params }) => deleteSection(context, params),
} satisfies Handlers
