import { sendStockAlerts } from '../../flows/alert-shoppers/index.ts'
import { removeArchiveFile, runArchive } from '../../flows/archive-store/index.ts'
import { expireOrders } from '../../flows/cancel-order/index.ts'
import { checkImport, fetchImages, runImport } from '../../flows/import-products/index.ts'
import { resumeRefunds } from '../../flows/refund-order/index.ts'
import { sendCartReminders } from '../../flows/remind-shoppers/index.ts'
import { cancelAtProvider, captureDecided, checkPayments, giveBackPayment } from '../../flows/take-payment/index.ts'
import { sendEmail } from '../../ground/email/send.ts'
import type { JobHandlers, Schedule } from '../../ground/jobs/worker.ts'
import { sendResetLink } from '../../modules/account/index.ts'
import { purgeAnalytics } from '../../modules/analytics/index.ts'
import { checkSubscriptions, endCustomer, sendPlanNotices } from '../../modules/billing/index.ts'
import { checkDueDomains, checkNewCertificates } from '../../modules/domain/index.ts'
import { makeMediaVariants, removeMediaFiles } from '../../modules/media/index.ts'
import { publishScheduled } from '../../modules/page/index.ts'
import { sendTestWebhook } from '../../modules/payment/index.ts'
import { deliver } from '../webhooks/deliver.ts'
import { purge } from './purge.ts'

/** Every job by its name. */
export const jobHandlers: JobHandlers = {
  'mail.send': (payload, context) => sendEmail(context, payload),
  'mail.sendOther': (payload, context) => sendEmail(context, payload),
  'account.forgotPassword': (payload, context) => sendResetLink(context, payload),
  'order.expire': expireOrders,
  'cart.remind': sendCartReminders,
  'stockAlert.send': sendStockAlerts,
  'refund.resume': resumeRefunds,
  'payment.check': checkPayments,
  'payment.cancel': cancelAtProvider,
  'payment.capture': captureDecided,
  'payment.giveBack': giveBackPayment,
  'payment.testWebhook': sendTestWebhook,
  'domain.check': checkDueDomains,
  'domain.checkCertificates': checkNewCertificates,
  'page.publish': publishScheduled,
  'media.makeVariants': makeMediaVariants,
  'media.removeFiles': removeMediaFiles,
  'archive.create': runArchive,
  'archive.removeFile': removeArchiveFile,
  'import.check': checkImport,
  'import.run': runImport,
  'import.images': fetchImages,
  'analytics.purge': purgeAnalytics,
  'webhook.deliver': deliver,
  'billing.check': checkSubscriptions,
  'billing.endCustomer': endCustomer,
  'billing.remind': sendPlanNotices,
  purge,
}

/** The scheduled jobs. */
export const schedules: Schedule[] = [
  { job: 'purge', cron: '17 * * * *' },
  // Days end at quarters of an hour: no time zone has another offset.
  { job: 'analytics.purge', cron: '11,26,41,56 * * * *' },
  { job: 'order.expire', cron: '* * * * *' },
  { job: 'payment.check', cron: '* * * * *' },
  { job: 'domain.check', cron: '* * * * *' },
  { job: 'billing.check', cron: '*/5 * * * *' },
  { job: 'billing.remind', cron: '8 * * * *' },
  { job: 'cart.remind', cron: '*/5 * * * *' },
  { job: 'stockAlert.send', cron: '*/5 * * * *' },
]
