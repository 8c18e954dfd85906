import { solve } from '@blockfront/contract/bot-check'
import type { CallInput } from '@blockfront/contract/client'
import type { Api } from '../../api/lazy-client.ts'
import { loadFromTab, saveInTab } from '../placement/tab-storage.ts'

const KEY = 'kept-cart'

export type KeptCart = Omit<CallInput<'checkout.keepCart'>['body'], 'key' | 'proof'>

/** Keeps a cart on the server. The first time in a tab, it solves the proof of work that the server asks for. */
export async function keepCart(api: Api, cart: KeptCart, signal: AbortSignal): Promise<void> {
  const body = { ...cart, key: keyOfTab() }
  const { challenge, difficulty } = await api.call('checkout.keepCart', { body }, { signal })
  if (challenge === null) return
  const proof = `${challenge}.${await solve(challenge, difficulty, signal)}`
  await api.call('checkout.keepCart', { body: { ...body, proof } }, { signal })
}

/** Returns the random key of this tab's checkout. */
function keyOfTab(): string {
  const stored = loadFromTab(KEY)
  if (typeof stored === 'object' && stored !== null && 'key' in stored && typeof stored.key === 'string') return stored.key
  const key = [...crypto.getRandomValues(new Uint32Array(4))].map((word) => word.toString(36).padStart(7, '0')).join('-')
  saveInTab(KEY, { key })
  return key
}
