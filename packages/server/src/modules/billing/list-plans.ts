import type { HandlerOutput } from '@blockfront/contract'
import { plans } from '@blockfront/contract/plans'

/** Returns all plans that a user can choose, the smallest first. */
export const listPlans = async (): Promise<HandlerOutput<'billing.plans'>> => [...plans]
