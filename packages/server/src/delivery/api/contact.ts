import type { Handlers } from '../../ground/handler.ts'
import {
  botCheck,
  deleteMessages,
  exportMessages,
  listMessages,
  markMessages,
  submitContactForm,
  submitPlatformContactForm,
} from '../../modules/contact/index.ts'
import { exportSubscribers, listSubscribers, removeSubscribers, subscribe } from '../../modules/customer/index.ts'

export const contactRoutes = {
  'email.botCheck': async (context) => botCheck(context),
  'email.contact': (context, { body }) => submitContactForm(context, body),
  'email.platformContact': (context, { body }) => submitPlatformContactForm(context, body),
  'email.subscribe': (context, { body }) => subscribe(context, body),
  'message.list': (context, { query }) => listMessages(context, query),
  'message.markRead': (context, { body }) => markMessages(context, body),
  'message.delete': (context, { body }) => deleteMessages(context, body),
  'message.export': (context, { query }) => exportMessages(context, query),
  'subscriber.list': (context, { query }) => listSubscribers(context, query),
  'subscriber.export': (context) => exportSubscribers(context),
  'subscriber.remove': (context, { body }) => removeSubscribers(context, body),
} satisfies Handlers
