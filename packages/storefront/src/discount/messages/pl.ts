import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** Polish, informal. */
export const catalog: Catalog<typeof english> = {
  code: 'Kod rabatowy',
  apply: 'Zastosuj',
  remove: 'Usuń',
  removeCode: 'Usuń kod rabatowy {code}',
  applied: 'Zastosowano kod rabatowy {code}.',
  atCheckout: 'Przy kasie',
  estimatedTotal: 'Szacunkowa suma',
}
