/** The three states of an order, and which change each of them allows (server.md, "Orders"). */
export const orderTransitions = {
  pending_payment: ['open', 'expired', 'cancelled'],
  open: ['completed', 'cancelled'],
  completed: ['open', 'archived'],
  cancelled: ['archived'],
  expired: [],
  archived: [],
} as const

export const paymentTransitions = {
  pending: ['authorized', 'paid', 'failed', 'voided'],
  authorized: ['paid', 'voided'],
  failed: ['pending'],
  paid: ['partially_refunded', 'refunded'],
  partially_refunded: ['refunded'],
  refunded: [],
  voided: [],
} as const

/**
 * Fulfilling everything in one go passes through partially_fulfilled in the same step, so it is allowed from unfulfilled.
 * A return can follow every state in which something was sent.
 */
export const fulfillmentTransitions = {
  unfulfilled: ['partially_fulfilled', 'fulfilled'],
  partially_fulfilled: ['fulfilled', 'returned'],
  fulfilled: ['delivered', 'returned'],
  delivered: ['returned'],
  returned: [],
} as const

export type OrderStatus = keyof typeof orderTransitions
export type PaymentStatus = keyof typeof paymentTransitions
export type FulfillmentStatus = keyof typeof fulfillmentTransitions

/** The three machines by the name of the order's field that they govern. */
export const orderMachines = {
  status: orderTransitions,
  paymentStatus: paymentTransitions,
  fulfillmentStatus: fulfillmentTransitions,
} as const

/**
 * The states that an order can reach today, by what shoppers and owners can do. Lists offer and accept no others. A feature that
 * leads to a further state adds it here, and to the test that reaches each of these over HTTP.
 */
export const reachableStates = {
  status: ['open', 'completed', 'cancelled'],
  paymentStatus: ['pending', 'paid', 'voided'],
  fulfillmentStatus: ['unfulfilled', 'partially_fulfilled', 'fulfilled'],
} as const satisfies { [Machine in OrderMachine]: readonly StateOf<Machine>[] }

/** Whether a shopper still has to pay: the order is neither closed nor paid. Only then are payment instructions true. */
export function isPaymentExpected({ status, paymentStatus }: { status: OrderStatus; paymentStatus: PaymentStatus }): boolean {
  const isClosed = status === 'cancelled' || status === 'expired' || status === 'archived'
  return !isClosed && (paymentStatus === 'pending' || paymentStatus === 'failed')
}

export type OrderMachine = keyof typeof orderMachines
export type StateOf<Machine extends OrderMachine> = keyof (typeof orderMachines)[Machine] & string

/** Thrown by {@link transition}; a server answers it with 409. */
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

/** The states that may follow; empty for a final state and for an unknown one. */
export function nextStates(machine: OrderMachine, from: string): readonly string[] {
  const table: Readonly<Record<string, readonly string[]>> = orderMachines[machine]
  return Object.hasOwn(table, from) ? (table[from] ?? []) : []
}

/** Whether the change is in the table. Staying in a state is no change and is not allowed. */
export function canTransition<Machine extends OrderMachine>(
  machine: Machine,
  from: StateOf<Machine>,
  to: StateOf<Machine>,
): boolean {
  return nextStates(machine, from).includes(to)
}

/** The new state. Throws {@link TransitionError} when the table does not allow the change. */
export function transition<Machine extends OrderMachine>(
  machine: Machine,
  from: StateOf<Machine>,
  to: StateOf<Machine>,
): StateOf<Machine> {
  if (!canTransition(machine, from, to)) throw new TransitionError(machine, from, to)
  return to
}
