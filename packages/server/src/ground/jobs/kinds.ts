import type { Jobs } from '../db/job-queue.ts'

/** Slots of each kind of job in one process. A kind never uses the slots of another one. */
export const slots = {
  /** Emails of accounts and orders. */
  emails: 6,
  /** Other emails, of which one change may cause thousands. */
  otherEmails: 2,
  /** Short work on the database and in the storage. */
  records: 4,
  variants: 3,
  imports: 3,
  archives: 1,
  // These wait for the servers of strangers.
  images: 8,
  webhooks: 24,
  domains: 4,
  payments: 8,
} as const

export type Kind = keyof typeof slots

export interface JobRule {
  /** Undefined for a scheduled job, which has its own slots. */
  kind?: Kind
  /** Seconds after which a run is aborted. */
  seconds: number
}

/** The kind and the deadline of every job. */
export const jobRules: Readonly<Record<keyof Jobs, JobRule>> = {
  'mail.send': { kind: 'emails', seconds: 60 },
  'mail.sendOther': { kind: 'otherEmails', seconds: 60 },
  'account.forgotPassword': { kind: 'emails', seconds: 30 },
  'page.publish': { kind: 'records', seconds: 60 },
  'media.removeFiles': { kind: 'records', seconds: 120 },
  'archive.removeFile': { kind: 'records', seconds: 120 },
  'media.makeVariants': { kind: 'variants', seconds: 600 },
  'import.check': { kind: 'imports', seconds: 600 },
  'import.run': { kind: 'imports', seconds: 120 },
  'archive.create': { kind: 'archives', seconds: 4 * 3_600 },
  'import.images': { kind: 'images', seconds: 120 },
  'webhook.deliver': { kind: 'webhooks', seconds: 30 },
  'domain.checkCertificates': { kind: 'domains', seconds: 150 },
  'refund.resume': { kind: 'payments', seconds: 120 },
  'payment.cancel': { kind: 'payments', seconds: 90 },
  'payment.capture': { kind: 'payments', seconds: 90 },
  'payment.giveBack': { kind: 'payments', seconds: 90 },
  'payment.testWebhook': { kind: 'payments', seconds: 30 },
  'billing.endCustomer': { kind: 'payments', seconds: 90 },
  'domain.check': { seconds: 90 },
  'payment.check': { seconds: 90 },
  'order.expire': { seconds: 90 },
  'billing.check': { seconds: 240 },
  'billing.remind': { seconds: 600 },
  'cart.remind': { seconds: 600 },
  'stockAlert.send': { seconds: 60 },
  'analytics.purge': { seconds: 1_800 },
  purge: { seconds: 1_800 },
}
