import type { Handlers } from '../../handler.ts'
import { leavePage, updatePresence } from './update-presence.ts'

export const presenceRoutes = {
  'presence.update': (context, { body }) => updatePresence(context, body),
  'presence.leave': (context, { body }) => leavePage(context, body),
} satisfies Handlers
