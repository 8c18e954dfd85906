import { type EndpointId, routeOf } from '@blockfront/contract'
import type { Limit } from '../../ground/limits/limiter.ts'

/**
 * Rate limits of one client for expensive endpoints: guessing passwords, sending emails, filling tables. Operations add limits
 * that depend on the input, such as attempts on one account. `request-limits.ts` limits all calls together.
 */
export const callLimits: { readonly [Id in EndpointId]?: Limit } = {
  'auth.signup': { points: 20, seconds: 3600 },
  'auth.login': { points: 60, seconds: 900 },
  'auth.forgotPassword': { points: 20, seconds: 3600 },
  'auth.resetPassword': { points: 30, seconds: 3600 },
  'auth.verifyEmail': { points: 60, seconds: 3600 },
  'auth.undoEmailChange': { points: 30, seconds: 3600 },
  'auth.resendVerification': { points: 10, seconds: 3600 },
  'auth.secondFactor': { points: 60, seconds: 900 },
  'auth.passkeyOptions': { points: 120, seconds: 900 },
  'auth.passkeyLogin': { points: 60, seconds: 900 },
  'user.confirm': { points: 40, seconds: 900 },
  'user.confirmWithPasskey': { points: 40, seconds: 900 },
  'user.enableTotp': { points: 40, seconds: 900 },
  'user.changePassword': { points: 20, seconds: 3600 },
  'user.changeEmail': { points: 10, seconds: 3600 },
  'user.delete': { points: 10, seconds: 3600 },
  'staff.invite': { points: 30, seconds: 3600 },
  'staff.resendInvitation': { points: 30, seconds: 3600 },
  'staff.findInvitation': { points: 60, seconds: 3600 },
  'staff.acceptInvitation': { points: 60, seconds: 3600 },
  'store.create': { points: 30, seconds: 3600 },
  'domain.add': { points: 60, seconds: 3600 },
  'email.platformContact': { points: 10, seconds: 3600 },
  'email.contact': { points: 20, seconds: 3600 },
  'email.subscribe': { points: 20, seconds: 3600 },
  'stockAlert.add': { points: 20, seconds: 3600 },
  'billing.choosePlan': { points: 60, seconds: 3600 },
  'billing.previewChange': { points: 300, seconds: 3600 },
  'billing.openPortal': { points: 60, seconds: 3600 },
  'billing.refresh': { points: 120, seconds: 3600 },
  'archive.create': { points: 20, seconds: 3600 },
  'media.upload': { points: 600, seconds: 3600 },
  'comment.addThread': { points: 600, seconds: 3600 },
  'comment.reply': { points: 600, seconds: 3600 },
  'shopper.requestCode': { points: 20, seconds: 3600 },
  'shopper.signIn': { points: 30, seconds: 900 },
  'checkout.keepCart': { points: 300, seconds: 3600 },
  'checkout.recoverCart': { points: 60, seconds: 600 },
  'review.ofOrder': { points: 300, seconds: 600 },
  'review.write': { points: 60, seconds: 3600 },
  'order.place': { points: 120, seconds: 600 },
  'order.status': { points: 300, seconds: 600 },
}

const VISIT_PATH = `/api${routeOf('visit.record').path}`

/** Weight of a counted visit: it only changes numbers in memory. */
const VISIT_COST = 0.1

/**
 * The bucket of a store from which a call takes, and how much. Visits have a separate one: pages from a CDN send them without limit, and
 * they must not take from the calls of a checkout.
 */
export const storeShare = (path: string, storeId: string): [key: string, cost: number] =>
  path === VISIT_PATH ? [`${storeId}/visits`, VISIT_COST] : [storeId, 1]

/** Calls that may use the reserved connections to the database, so that people can sign in and order while others send too many requests. */
export const endpointsWithReservedCapacity: ReadonlySet<EndpointId> = new Set<EndpointId>([
  'auth.login',
  'auth.logout',
  'auth.checkAuth',
  'checkout.quote',
  'order.place',
  'order.findPlaced',
])
