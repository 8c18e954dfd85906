import type { LinkTarget } from '@blockfront/contract'
import type { Client } from '@blockfront/contract/client'
import type { LinkChoice, LinkFinder } from '@blockfront/engine/form'
import { messages } from './messages.ts'

/** Finds the pages, policies, categories and products of a store for links. */
export const storeLinks = (api: Client, storeId: string): LinkFinder => ({
  search: async (search, signal) => (await api.call('link.search', { query: { storeId, search } }, { signal })).map(choiceOf),
  get: async (url, signal) => {
    const { target } = await api.call('link.get', { query: { storeId, url } }, { signal })
    return target ? choiceOf(target) : undefined
  },
})

const choiceOf = ({ hidden, image, ...target }: LinkTarget): LinkChoice => ({
  ...target,
  ...(image && { image }),
  ...(hidden && { hidden: messages.hidden[hidden] }),
})
