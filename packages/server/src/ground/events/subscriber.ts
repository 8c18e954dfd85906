import { type EventData, type EventType, events } from '@blockfront/contract'
import type { ServerContext } from '../context.ts'
import type { StoreTrx } from '../db/scope.ts'

/** A recorded event, as subscribers get it. */
export type StoreEvent<Type extends EventType = EventType> = {
  [Each in Type]: {
    id: number
    storeId: string
    type: Each
    version: number
    /** The id of the record that it is about; empty if there are several. */
    subject: string
    data: EventData<Each>
    occurredAt: Date
  }
}[Type]

/** Handles events of all stores. */
export interface Subscriber<Type extends EventType = EventType> {
  /** Identifies its position in the events of each store, so it never changes. */
  name: string
  types: readonly Type[]
  /**
   * Handles an event, in a transaction in the scope of its store that also records that it was handled. Effects on the database happen once.
   * Anything else may happen again, so it must be idempotent by the id of the event; calls to other servers belong in a job.
   * The error of a statement must not be caught: it ends the transaction.
   */
  handle(trx: StoreTrx, event: StoreEvent<Type>, context: ServerContext): Promise<void>
  /** Called in such a transaction when events of the store were deleted before they were handled. By default, it is only logged. */
  onGap?(trx: StoreTrx, storeId: string, context: ServerContext): Promise<void>
  /** Seconds until the deadline of one event, less than 14. Default: {@link SECONDS}. */
  seconds?: number
}

/** Seconds for one event by default. */
export const SECONDS = 5

/** Returns a subscriber of some types as one that is called with no others. Throws for a type that the contract does not define. */
export function subscriber<Type extends EventType>(definition: Subscriber<Type>): Subscriber {
  const unknown = definition.types.find((type) => !Object.hasOwn(events, type))
  if (unknown !== undefined)
    throw new Error(`The subscriber ${definition.name} names the event ${unknown}, which does not exist.`)
  return definition as unknown as Subscriber
}
