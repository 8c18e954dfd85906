import { randomUUID } from 'node:crypto'
import { expectOk, mainHostname, type TestServer } from '../server.ts'
import type { CartLine, TestShop } from './test-shop.ts'

type Outcome = 'approve' | 'decline' | 'authenticate' | 'confirm' | 'reject'

/** A shop that accepts the test provider, with actions of its shoppers. */
export async function acceptOnlinePayments(
  server: TestServer,
  shop: TestShop,
  { manualCapture = false, title = 'Card' }: { manualCapture?: boolean; title?: string } = {},
) {
  const body = { storeId: shop.storeId, type: 'test', title, manualCapture } as const
  const { id: methodId } = (await expectOk(shop.owner.call('payment.addMethod', { body }))).json
  const page = (redirectTo = '') => new URL(redirectTo).pathname

  const place = async (lines: CartLine[], { email = 'ada@example.com', key = randomUUID() } = {}) =>
    (await expectOk(shop.place({ ...(await shop.orderBody(lines)), methodId, contact: { email } }, key))).json

  return {
    methodId,
    place,
    /** Opens the hosted page. */
    open: (redirectTo: string | undefined) => server.client(mainHostname).raw({ method: 'GET', path: page(redirectTo) }),
    /** Presses a button of the hosted page, which sends the webhook. */
    choose: (redirectTo: string | undefined, outcome: Outcome) =>
      server.client(mainHostname).raw({
        method: 'POST',
        path: page(redirectTo),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `outcome=${outcome}`,
      }),
    /** Places an order and pays for it. Resolves when the webhook has arrived. */
    async pay(lines: CartLine[], outcome: Outcome = 'approve') {
      const placed = await place(lines)
      await this.choose(placed.redirectTo ?? '', outcome)
      await waitUntil(async () => (await shop.order(placed.orderId)).paymentStatus !== 'pending')
      return placed
    },
    /** Closes the page of an order and its reservation, and runs the job that expires orders. */
    async expire(orderId: string) {
      await server.owner.query(`update orders set expires_at = now() - interval '1 second' where id = $1`, [orderId])
      await server.owner.query(`select graphile_worker.add_job('order.expire', '{}')`)
      await waitUntil(async () => (await shop.order(orderId)).status !== 'pending_payment')
    },
  }
}

export type OnlinePayments = Awaited<ReturnType<typeof acceptOnlinePayments>>

/** Waits for what a webhook or a job does. */
export async function waitUntil(isDone: () => Promise<boolean>, timeout = 10_000): Promise<void> {
  const deadline = Date.now() + timeout
  while (!(await isDone())) if (Date.now() > deadline) throw new Error('It did not happen in time.')
}
