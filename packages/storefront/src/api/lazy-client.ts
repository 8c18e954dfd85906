import type { Client } from '@blockfront/contract/client'

export type Api = Pick<Client, 'call'>

/** Returns an API client that is loaded with the first call. After a failed load, the next call tries again. */
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
