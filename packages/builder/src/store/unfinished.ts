import type { Unfinished } from '@blockfront/engine/form'
import type { UnfinishedFields } from './builder-state.ts'
import type { Builder } from './builder-store.ts'

const keyOf = (blockId: string, path: string) => `${blockId} ${path}`

/** The unfinished value of one field; undefined where there is none. */
export const unfinishedAt = ({ store }: Builder, blockId: string, path: string): Unfinished | undefined =>
  store.getState().unfinished[keyOf(blockId, path)]

/** Keeps what was typed into a field and does not fit, or forgets it. */
export function setUnfinished({ store }: Builder, blockId: string, path: string, value: Unfinished | undefined): void {
  const { [keyOf(blockId, path)]: before, ...rest } = store.getState().unfinished
  if (value) store.setState({ unfinished: { ...rest, [keyOf(blockId, path)]: { ...value, blockId, path } } })
  else if (before) store.setState({ unfinished: rest })
}

/** The unfinished fields that still matter: their block exists, and nothing else was stored in the field since. */
export const unfinishedFields = ({ store, index }: Builder): UnfinishedFields[string][] =>
  Object.values(store.getState().unfinished).filter(({ blockId, path, over }) => {
    const props: unknown = index.entries.get(blockId)?.block.props
    const stored = path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], props)
    return props !== undefined && Object.is(stored, over)
  })
