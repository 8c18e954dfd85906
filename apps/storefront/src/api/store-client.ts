import { createClient, NetworkError } from '@blockfront/contract/client'
import { messages } from '../messages.ts'
import type { Shop } from '../shop.ts'
import type { Api } from './lazy-client.ts'

/** Returns the API client of a store. It shows a toast for network errors and for status 401 (product.md, point 8). */
export const storeClient = (toast: Shop['toast']): Api =>
  createClient({
    onError: (error) => {
      if (error instanceof NetworkError) toast('error', messages.unexpected({ detail: error.message }))
      else if (error.status === 401) toast('error', error.message)
    },
  })
