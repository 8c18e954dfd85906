import { sendEmail } from '../email/send.ts'
import { sendResetLink } from '../features/account/reset-password.ts'
import { makeMediaVariants } from '../features/media/make-variants.ts'
import { removeMediaFiles } from '../features/media/remove-files.ts'
import { expireOrders } from '../features/order/expire-orders.ts'
import { publishScheduled } from '../features/page/publish/schedule-publish.ts'
import { purge } from './purge.ts'
import type { JobHandlers, Schedule } from './worker.ts'

/** Every job by its name. */
export const jobHandlers: JobHandlers = {
  'mail.send': (payload, context) => sendEmail(context, payload),
  'account.forgotPassword': (payload, context) => sendResetLink(context, payload),
  'order.expire': expireOrders,
  'page.publish': publishScheduled,
  'media.makeVariants': makeMediaVariants,
  'media.removeFiles': removeMediaFiles,
  purge,
}

/** The scheduled jobs. */
export const schedules: Schedule[] = [
  { job: 'purge', cron: '17 * * * *' },
  { job: 'order.expire', cron: '*/5 * * * *' },
]
