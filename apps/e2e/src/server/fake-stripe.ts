import { inject } from 'vitest'

const ask = async (path: string): Promise<unknown> =>
  (await fetch(`${inject('stripeControls')}${path}`, { method: 'POST' })).json()

/** Returns the secret key of a new account at the fake of Stripe. */
export const newStripeAccount = async (): Promise<string> => String(await ask('/account'))

/** Keeps the webhooks to a store until they are delivered. */
export const holdWebhooks = (storeId: string): Promise<unknown> => ask(`/hold?url=${storeId}`)

/** Sends the webhooks that were kept for a store, each as often as asked and all at once. Returns the HTTP statuses. */
export const deliverWebhooks = async (storeId: string, times: number): Promise<number[]> =>
  (await ask(`/deliver?url=${storeId}&times=${times}`)) as number[]
