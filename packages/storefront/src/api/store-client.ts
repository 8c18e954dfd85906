import type { Quote } from '@blockfront/contract'
import { createClient, NetworkError } from '@blockfront/contract/client'
import { errorMessage } from '../problems/error-message.ts'
import { translateError, translateQuote } from '../problems/translate-problems.ts'
import type { Shop } from '../shop.ts'
import type { Api } from './lazy-client.ts'

/**
 * Returns the API client of a store. Its errors and quotes are in the language of the page. It shows a toast for network errors and for
 * status 401 (product.md, point 8).
 */
export function storeClient(toast: Shop['toast']): Api {
  const client = createClient({
    onError: (error) => {
      translateError(error)
      if (error instanceof NetworkError) toast('error', errorMessage(error))
      else if (error.status === 401) toast('error', error.message)
    },
  })
  return {
    call: async (id, ...input) => {
      const output = await client.call(id, ...input)
      return id === 'checkout.quote' ? (translateQuote(output as Quote) as typeof output) : output
    },
  }
}
