import type { Client } from '@blockfront/contract/client'

export type Api = Pick<Client, 'call'>

/** The API's client, loaded with the first call: reading a store needs none. A failed load is tried again by the next call. */
export function lazyClient(load: () => Promise<Api>): Api {
  let client: Promise<Api> | undefined
  return {
    call: async (id, ...input) => {
      client ??= load().catch((error) => {
        client = undefined
        throw error
      })
      return (await client).call(id, ...input)
    },
  }
}
