import { sendStockAlerts } from '../../flows/alert-shoppers/send-alerts.ts'
import { removeArchiveFile } from '../../flows/archive-store/remove-archive-file.ts'
import { runArchive } from '../../flows/archive-store/run-archive.ts'
import { expireOrders } from '../../flows/cancel-order/expire-orders.ts'
import { checkImport } from '../../flows/import-products/check-import.ts'
import { fetchImages } from '../../flows/import-products/fetch-images.ts'
import { runImport } from '../../flows/import-products/run-import.ts'
import { resumeRefunds } from '../../flows/refund-order/resume-refunds.ts'
import { sendCartReminders } from '../../flows/remind-shoppers/send-reminders.ts'
import { captureDecided } from '../../flows/take-payment/capture-payment.ts'
import { checkPayments } from '../../flows/take-payment/check-payments.ts'
import { cancelAtProvider } from '../../flows/take-payment/close-payment.ts'
import { giveBackPayment } from '../../flows/take-payment/give-back.ts'
import { sendEmail } from '../../ground/email/send.ts'
import type { JobHandlers, Schedule } from '../../ground/jobs/worker.ts'
import { sendResetLink } from '../../modules/account/reset-password.ts'
import { purgeAnalytics } from '../../modules/analytics/purge-analytics.ts'
import { sendPlanNotices } from '../../modules/billing/send-notice.ts'
import { checkSubscriptions } from '../../modules/billing/stripe/check-subscriptions.ts'
import { endCustomer } from '../../modules/billing/stripe/end-customer.ts'
import { checkDueDomains, checkNewCertificates } from '../../modules/domain/check/check-jobs.ts'
import { makeMediaVariants } from '../../modules/media/make-variants.ts'
import { removeMediaFiles } from '../../modules/media/remove-files.ts'
import { publishScheduled } from '../../modules/page/publish/schedule-publish.ts'
import { sendTestWebhook } from '../../modules/payment/providers/test/test-webhook.ts'
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
