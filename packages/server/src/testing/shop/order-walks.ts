import { type OrderMachine, orderMachines } from '@blockfront/commerce'
import { expectOk, type TestServer } from '../server.ts'
import { type OnlinePayments, waitUntil } from './online-payment.ts'
import type { TestShop } from './test-shop.ts'

const machines = Object.keys(orderMachines) as OrderMachine[]

/** Every change of a state that the tables of `orderMachines` allow, such as "status: open → completed". */
export const allowedChanges = (): string[] =>
  machines.flatMap((machine) =>
    Object.entries<readonly string[]>(orderMachines[machine]).flatMap(([from, next]) =>
      next.map((to) => `${machine}: ${from} → ${to}`),
    ),
  )

interface Walkers {
  server: TestServer
  shop: TestShop
  /** The test provider, which captures immediately, and only on request. */
  now: OnlinePayments
  later: OnlinePayments
}

/** Leads orders through their states over HTTP. Returns every change that an order made. */
export async function walkOrders({ server, shop, now, later }: Walkers): Promise<Set<string>> {
  const seen = new Set<string>()
  const { id: productId } = await shop.product({ name: 'Walked', price: 2 })
  const lines = [{ productId, quantity: 2 }]

  /** Follows a new order. Each step is one action, after which the order is read. */
  async function follow({ orderId, token, redirectTo = '' }: { orderId: string; token: string; redirectTo?: string }) {
    const target = { storeId: shop.storeId, orderId }
    let order = await shop.order(orderId)
    const look = async () => {
      const after = await shop.order(orderId)
      for (const machine of machines)
        if (order[machine] !== after[machine]) seen.add(`${machine}: ${order[machine]} → ${after[machine]}`)
      order = after
    }
    const step =
      <Input extends unknown[]>(act: (...input: Input) => Promise<unknown>) =>
      async (...input: Input) => {
        await act(...input)
        await look()
      }
    const { call } = shop.owner
    const changed = () => {
      const { paymentStatus } = order
      return waitUntil(async () => (await shop.order(orderId)).paymentStatus !== paymentStatus)
    }
    const change = (at: number, status: 'delivered' | 'returned' | 'cancelled') =>
      expectOk(call('order.changeParcel', { body: { ...target, fulfillmentId: order.fulfillments[at]?.id ?? '', status } }))
    const item = () => [{ lineId: order.lines[0]?.id ?? '', quantity: 1 }]
    let refunds = 0
    const refund = (what: { amount: number } | { lines: ReturnType<typeof item> }) =>
      expectOk(call('order.refund', { body: { ...target, refundId: `${orderId}-${++refunds}`, ...what } }))
    return {
      markPaid: step(() => expectOk(call('order.markPaid', { body: target }))),
      capture: step(() => expectOk(call('order.capture', { body: target }))),
      cancel: step(() => expectOk(call('order.cancel', { body: target }))),
      set: step((status: 'open' | 'completed' | 'archived') =>
        expectOk(call('order.setStatus', { body: { ...target, status } })),
      ),
      sendOne: step(() => expectOk(call('order.fulfill', { body: { ...target, lines: item() } }))),
      sendAll: step(() => expectOk(call('order.fulfill', { body: target }))),
      change: step(change),
      refund: step((amount: number) => refund({ amount })),
      refundOne: step(() => refund({ lines: item() })),
      /** The shopper's choice on the hosted page, until its webhook has arrived. */
      choose: step(async (outcome: 'approve' | 'decline') => {
        await now.choose(redirectTo, outcome)
        await changed()
      }),
      payAgain: step(() => expectOk(shop.shopper().call('order.pay', { body: { token } }))),
      expire: step(() => now.expire(orderId)),
      /** The provider reports a payment that it had reported as failed, or that comes after the order has expired. */
      settle: step(async (state: 'paid' | 'authorized') => {
        const { rows } = await server.owner.query<{ ref: string }>(
          `update test_payments set state = $2, authorized = amount, captured = case $2 when 'paid' then amount else 0 end
           where id = (select provider_ref from payments where order_id = $1) returning id as ref`,
          [orderId, state],
        )
        const job = JSON.stringify({ paymentId: rows[0]?.ref, event: `te_${orderId}` })
        await server.owner.query(`select graphile_worker.add_job('payment.testWebhook', $1::json)`, [job])
        await changed()
      }),
    }
  }
  const bought = async () => follow(await shop.buy(lines))
  const placed = async (online: OnlinePayments) => follow(await online.place(lines))

  const walks: (() => Promise<void>)[] = [
    async () => {
      const order = await placed(now)
      await order.choose('approve')
      await order.refund(1)
      await order.refund(3)
    },
    async () => {
      const order = await placed(later)
      await order.choose('approve')
      await order.capture()
      await order.refund(4)
    },
    async () => {
      const order = await placed(later)
      await order.choose('approve')
      await order.cancel()
      await order.set('archived')
    },
    ...(
      [
        [now, 'paid'],
        [later, 'authorized'],
      ] as const
    ).flatMap(([online, state]) => [
      async () => {
        const order = await placed(online)
        await order.expire()
        await order.settle(state)
      },
      async () => {
        const order = await placed(online)
        await order.choose('decline')
        await order.settle(state)
      },
    ]),
    async () => {
      const order = await placed(now)
      await order.choose('decline')
      await order.payAgain()
      await order.cancel()
    },
    async () => {
      const order = await placed(now)
      await order.choose('decline')
      await order.cancel()
    },
    async () => {
      const order = await bought()
      await order.markPaid()
      await order.sendAll()
      await order.set('open')
      await order.set('completed')
      await order.set('archived')
    },
    async () => {
      const order = await bought()
      await order.sendOne()
      await order.change(0, 'cancelled')
      await order.sendAll()
      await order.change(1, 'cancelled')
      await order.sendOne()
      await order.sendOne()
      await order.change(3, 'cancelled')
      await order.sendOne()
      for (const status of ['delivered', 'returned'] as const) for (const parcel of [2, 4]) await order.change(parcel, status)
    },
    async () => {
      const order = await bought()
      await order.sendAll()
      await order.change(0, 'returned')
    },
    ...(['delivered', 'returned'] as const).map((status) => async () => {
      const order = await bought()
      await order.markPaid()
      await order.sendOne()
      await order.change(0, status)
      await order.refundOne()
    }),
  ]
  await Promise.all(walks.map((walk) => walk()))
  return seen
}
