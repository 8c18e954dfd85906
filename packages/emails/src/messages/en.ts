import { accounts } from './en/accounts.ts'
import { orders } from './en/orders.ts'
import { stores } from './en/stores.ts'

/** The texts of emails in English. */
export const en = { ...orders, ...stores, ...accounts }
