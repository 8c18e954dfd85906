import type { Handlers } from '../../handler.ts'
import { addSection, deleteSection, renameSection } from './edit-section.ts'
import { listSections } from './list-sections.ts'

export const sectionRoutes = {
  'section.list': (context) => listSections(context),
  'section.add': (context, { body }) => addSection(context, body),
  'section.rename': (context, { body }) => renameSection(context, body),
  'section.delete': (context, { params }) => deleteSection(context, params),
} satisfies Handlers
