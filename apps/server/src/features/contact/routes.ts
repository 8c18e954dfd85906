import type { Handlers } from '../../handler.ts'
import { botCheck, requireBotCheck } from './bot-check.ts'
import { sendContactMessage, sendPlatformMessage } from './contact-form.ts'
import { subscribe } from './subscriber.ts'

export const emailRoutes = {
  'email.botCheck': async ({ config }) => botCheck(config),
  'email.platformContact': async (context, { body }) => {
    await requireBotCheck(context, body.turnstileToken)
    return sendPlatformMessage(context.db, context.config, body)
  },
  'email.contact': async (context, { body }) => {
    await requireBotCheck(context, body.turnstileToken)
    return sendContactMessage(context.db, context.store.storeId, body)
  },
  'email.subscribe': ({ db, store }, { body }) => subscribe(db, store.storeId, body.email),
} satisfies Handlers
