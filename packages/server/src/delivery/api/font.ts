import type { Handlers } from '../../ground/handler.ts'
import { addFont, deleteFont, listFonts } from '../../modules/font/index.ts'

export const fontRoutes = {
  'font.list': (context) => listFonts(context),
  'font.add': (context, { body }) => addFont(context, body),
  'font.delete': (context, { params }) => deleteFont(context, params),
} satisfies Handlers
