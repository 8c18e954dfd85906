import type { Plan } from '@blockfront/contract'
import { moneyCodec } from '@blockfront/contract'
import type { BillingInterval } from '@blockfront/contract/plans'

/** Returns the price of a plan in minor units of its currency. */
export const minorPrice = ({ currency, monthlyPrice, yearlyPrice }: Plan, interval: BillingInterval) =>
  moneyCodec(currency).decode(interval === 'yearly' ? yearlyPrice : monthlyPrice)
