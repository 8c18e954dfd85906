import type { Handlers } from '../../handler.ts'
import { addFont } from './add-font.ts'
import { deleteFont } from './delete-font.ts'
import { listFonts } from './list-fonts.ts'

export const fontRoutes = {
  'font.list': (context) => listFonts(context),
  'font.add': (context, { body }) => addFont(context, body),
  'font.delete': (context, { params }) => deleteFont(context, params),
} satisfies Handlers
