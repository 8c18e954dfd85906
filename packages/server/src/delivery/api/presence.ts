import type { Handlers } from '../../ground/handler.ts'
import { leavePage, updatePresence } from '../../modules/presence/index.ts'

export const presenceRoutes = {
  'presence.update': (context, { body }) => updatePresence(context, body),
  'presence.leave': (context, { body }) => leavePage(context, body),
} satisfies Handlers
