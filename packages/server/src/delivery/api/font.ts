import type { Handlers } from '../../ground/handler.ts'
import { addFont } from '../../modules/font/add-font.ts'
import { deleteFont } from '../../modules/font/delete-font.ts'
import { listFonts } from '../../modules/font/list-fonts.ts'

export const fontRoutes = {
  'font.list': (context) => listFonts(context),
  'font.add': (context, { body }) => addFont(context, body),
  'font.delete': (context, { params }) => deleteFont(context, params),
} satisfies Handlers
