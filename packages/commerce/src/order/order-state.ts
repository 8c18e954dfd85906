/** Allowed changes of an order's status (server.md, "Orders"). */
export const orderTransitions = {
  pending_payment: ['open', 'expired', 'cancelled'],
  open: ['completed', 'cancelled'],
  completed: ['open', 'archived'],
  cancelled: ['archived'],
  // Paid after all: the items are reserved again.
  expired: ['open'],
  archived: [],
} as const

/** Allowed changes of an order's payment status. */
export const paymentTransitions = {
  pending: ['authorized', 'paid', 'failed', 'voided'],
  authorized: ['paid', 'voided'],
  failed: ['pending', 'authorized', 'paid', 'voided'],
  paid: ['partially_refunded', 'refunded'],
  partially_refunded: ['refunded'],
  refunded: [],
  voided: ['authorized', 'paid'],
} as const

/**
 * Allowed changes of an order's fulfillment status, which follows from its parcels (`fulfillmentStatusOf`). A canceled parcel leads back. A
 * refund of the items that were not sent leads from partially_fulfilled to the status of the sent ones.
 */
export const fulfillmentTransitions = {
  unfulfilled: ['partially_fulfilled', 'fulfilled'],
  partially_fulfilled: ['unfulfilled', 'fulfilled', 'delivered', 'returned'],
  fulfilled: ['unfulfilled', 'partially_fulfilled', 'delivered', 'returned'],
  delivered: ['returned'],
  returned: [],
} as const

export type OrderStatus = keyof typeof orderTransitions
export type PaymentStatus = keyof typeof paymentTransitions
export type FulfillmentStatus = keyof typeof fulfillmentTransitions

/** The three state machines, by the order's field. */
export const orderMachines = {
  status: orderTransitions,
  paymentStatus: paymentTransitions,
  fulfillmentStatus: fulfillmentTransitions,
} as const

/**
 * The states that an order can reach with the existing features. Lists offer and accept only these. A feature that leads to another state
 * adds it here, and to the test that reaches each of them over HTTP.
 */
export const reachableStates = {
  status: ['pending_payment', 'open', 'completed', 'cancelled', 'expired', 'archived'],
  paymentStatus: ['pending', 'authorized', 'paid', 'failed', 'voided', 'partially_refunded', 'refunded'],
  fulfillmentStatus: ['unfulfilled', 'partially_fulfilled', 'fulfilled', 'delivered', 'returned'],
} as const satisfies { [Machine in OrderMachine]: readonly StateOf<Machine>[] }

/** Whether the shopper still has to pay: the order is neither closed nor paid. Show payment instructions only then. */
export function isPaymentExpected({ status, paymentStatus }: { status: OrderStatus; paymentStatus: PaymentStatus }): boolean {
  const isClosed = status === 'cancelled' || status === 'expired' || status === 'archived'
  return !isClosed && (paymentStatus === 'pending' || paymentStatus === 'failed')
}

export type OrderMachine = keyof typeof orderMachines
export type StateOf<Machine extends OrderMachine> = keyof (typeof orderMachines)[Machine] & string

/** Thrown by {@link transition}. The server responds with status 409. */
export class TransitionError extends Error {
  readonly machine: OrderMachine
  readonly from: string
  readonly to: string

  constructor(machine: OrderMachine, from: string, to: string) {
    super(
      `An order's ${machine} cannot change from "${from}" to "${to}". Allowed: ${nextStates(machine, from).join(', ') || 'none'}.`,
    )
    this.name = 'TransitionError'
    this.machine = machine
    this.from = from
    this.to = to
  }
}

/** Returns the states that can follow; empty for a final or unknown state. */
export function nextStates(machine: OrderMachine, from: string): readonly string[] {
  const table: Readonly<Record<string, readonly string[]>> = orderMachines[machine]
  return Object.hasOwn(table, from) ? (table[from] ?? []) : []
}

/** Whether the change is allowed. Staying in a state is not a change. */
export function canTransition<Machine extends OrderMachine>(
  machine: Machine,
  from: StateOf<Machine>,
  to: StateOf<Machine>,
): boolean {
  return nextStates(machine, from).includes(to)
}

/** Returns the new state. Throws {@link TransitionError} if the change is not allowed. */
export function transition<Machine extends OrderMachine>(
  machine: Machine,
  from: StateOf<Machine>,
  to: StateOf<Machine>,
): StateOf<Machine> {
  if (!canTransition(machine, from, to)) throw new TransitionError(machine, from, to)
  return to
}
