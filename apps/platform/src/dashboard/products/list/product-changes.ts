import type { CallInput } from '@blockfront/contract/client'

/** What many products can be given at once. */
export type ProductChanges = CallInput<'product.bulkUpdate'>['body']['changes']
