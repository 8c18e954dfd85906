import type { Handlers } from '../../handler.ts'
import { botCheck, requireHuman } from './bot-check.ts'
import { sendContactMessage, sendPlatformMessage } from './contact-form.ts'
import { subscribe } from './subscriber.ts'

export const emailRoutes = {
  'email.botCheck': async ({ config }) => botCheck(config),
  'email.platformContact': async (call) => {
    await requireHuman(call, call.body.turnstileToken)
    return sendPlatformMessage(call.db, call.config, call.body)
  },
  'email.contact': async (call) => {
    await requireHuman(call, call.body.turnstileToken)
    return sendContactMessage(call.db, call.store.storeId, call.body)
  },
  'email.subscribe': ({ db, store, body }) => subscribe(db, store.storeId, body.email),
} satisfies Handlers
