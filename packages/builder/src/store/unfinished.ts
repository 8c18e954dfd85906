import type { Unfinished } from '@blockfront/engine/form'
import type { UnfinishedFields } from './builder-state.ts'
import type { Builder } from './builder-store.ts'

const keyOf = (blockId: string, path: string) => `${blockId} ${path}`

/** Returns the invalid value of one field; undefined if there is none. */
export const unfinishedAt = ({ store }: Builder, blockId: string, path: string): Unfinished | undefined =>
  store.getState().unfinished[keyOf(blockId, path)]

/** Stores or removes the invalid value of a field. */
export function setUnfinished({ store }: Builder, blockId: string, path: string, value: Unfinished | undefined): void {
  const { [keyOf(blockId, path)]: before, ...rest } = store.getState().unfinished
  if (value) store.setState({ unfinished: { ...rest, [keyOf(blockId, path)]: { ...value, blockId, path } } })
  else if (before) store.setState({ unfinished: rest })
}

/** The invalid values that still matter: their block exists, and the field was not changed since. */
export const unfinishedFields = ({ store, index }: Builder): UnfinishedFields[string][] =>
  Object.values(store.getState().unfinished).filter(({ blockId, path, over }) => {
    const props: unknown = index.entries.get(blockId)?.block.props
    const stored = path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], props)
    return props !== undefined && Object.is(stored, over)
  })
