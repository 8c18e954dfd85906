import { createClient, NetworkError } from '@blockfront/contract/client'
import { messages } from '../messages.ts'
import type { Shop } from '../shop.ts'
import type { Api } from './lazy-client.ts'

/** The client of a store. Of all failures it says two by a toast (product.md, point 8); screens say the others where they happened. */
export const storeClient = (toast: Shop['toast']): Api =>
  createClient({
    onError: (error) => {
      if (error instanceof NetworkError) toast('error', messages.unexpected(error.message))
      else if (error.status === 401) toast('error', error.message)
    },
  })
