import type { CallInput } from '@blockfront/contract/client'

/** Changes that can be applied to several products at once. */
export type ProductChanges = CallInput<'product.bulkUpdate'>['body']['changes']
