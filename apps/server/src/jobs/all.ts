import { sendEmail } from '../email/send.ts'
import { sendCartReminders } from '../features/abandoned-checkout/reminder/send-reminders.ts'
import { sendResetLink } from '../features/account/reset-password.ts'
import { purgeAnalytics } from '../features/analytics/purge-analytics.ts'
import { removeArchiveFile } from '../features/archive/remove-archive-file.ts'
import { runArchive } from '../features/archive/run-archive.ts'
import { sendPlanNotices } from '../features/billing/send-notice.ts'
import { checkSubscriptions } from '../features/billing/stripe/check-subscriptions.ts'
import { endCustomer } from '../features/billing/stripe/end-customer.ts'
import { checkDueDomains, checkNewCertificates } from '../features/domain/check/check-jobs.ts'
import { checkImport } from '../features/import/check-import.ts'
import { fetchImages } from '../features/import/fetch-images.ts'
import { runImport } from '../features/import/run-import.ts'
import { makeMediaVariants } from '../features/media/make-variants.ts'
import { removeMediaFiles } from '../features/media/remove-files.ts'
import { expireOrders } from '../features/order/cancel/expire-orders.ts'
import { publishScheduled } from '../features/page/publish/schedule-publish.ts'
import { captureDecided } from '../features/payment/capture-payment.ts'
import { checkPayments } from '../features/payment/check-payments.ts'
import { cancelAtProvider } from '../features/payment/close-payment.ts'
import { sendTestWebhook } from '../features/payment/providers/test/test-webhook.ts'
import { giveBackPayment } from '../features/payment/refund/give-back.ts'
import { resumeRefunds } from '../features/refund/resume-refunds.ts'
import { sendStockAlerts } from '../features/stock-alert/send-alerts.ts'
import { deliver } from '../features/webhook/delivery/deliver.ts'
import { purge } from './purge.ts'
import type { JobHandlers, Schedule } from './worker.ts'

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
