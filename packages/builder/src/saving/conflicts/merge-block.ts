import type { DocumentBlock, PageSettings } from '@blockfront/engine'
import { sameJson } from '@blockfront/engine'
import { withoutChildren } from '../differences/compare.ts'

/** The side whose version is used. */
export type Side = 'mine' | 'theirs'

type Values = Readonly<Record<string, unknown>>

/** The merged values, and the keys that both sides changed differently. */
interface MergedValues {
  values: Record<string, unknown>
  conflicts: string[]
}

/** Merges values key by key: the changed value, or that of `side` if both changed it. A missing key is undefined. */
export function mergeValues(base: Values, mine: Values, theirs: Values, side: Side): MergedValues {
  const merged: MergedValues = { values: {}, conflicts: [] }
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const value = pick(base[key], mine[key], theirs[key])
    if (value === CONFLICT) merged.conflicts.push(key)
    const chosen = value === CONFLICT ? (side === 'mine' ? mine[key] : theirs[key]) : value
    if (chosen !== undefined) merged.values[key] = chosen
  }
  return merged
}

const CONFLICT = Symbol('conflict')

/** Returns the one of two values that differs from the old one. */
function pick(old: unknown, mine: unknown, theirs: unknown): unknown {
  if (sameJson(mine, theirs) || sameJson(old, theirs)) return mine
  return sameJson(old, mine) ? theirs : CONFLICT
}

/** Whether two blocks are equal without their children. */
export const isSameBlock = (a: DocumentBlock, b: DocumentBlock): boolean =>
  a === b || sameJson(withoutChildren(a), withoutChildren(b))

/** Merges one block without its children. `conflicts` are the props and keys that both sides changed differently. */
export function mergeBlock(
  base: DocumentBlock | undefined,
  mine: DocumentBlock,
  theirs: DocumentBlock,
  side: Side,
): { block: DocumentBlock; conflicts: string[] } {
  if (isSameBlock(mine, theirs) || (base && isSameBlock(base, theirs))) return { block: mine, conflicts: [] }
  if (base && isSameBlock(base, mine)) return { block: theirs, conflicts: [] }
  const chosen = side === 'mine' ? mine : theirs
  if (mine.contentType === 'unknown' || theirs.contentType === 'unknown') return { block: chosen, conflicts: ['stored'] }
  const [old, ours, others] = [base && withoutChildren(base), withoutChildren(mine), withoutChildren(theirs)]
  const own = mergeValues(partsOf(old), partsOf(ours), partsOf(others), side)
  const props = mergeValues(recordIn(old, 'props'), recordIn(ours, 'props'), recordIn(others, 'props'), side)
  const notes = mergeValues(recordIn(old, 'editor'), recordIn(ours, 'editor'), recordIn(others, 'editor'), side)
  const { childComponents } = mine
  const hasNotes = mine.editor !== undefined || theirs.editor !== undefined
  const block = {
    ...own.values,
    props: props.values,
    ...(hasNotes && { editor: notes.values }),
    ...(mine.contentType === 'container' && { childComponents }),
  } as DocumentBlock
  return { block, conflicts: [...own.conflicts, ...props.conflicts, ...(notes.conflicts.length > 0 ? ['editor'] : [])] }
}

const recordIn = (own: Values | undefined, key: string): Values => (own?.[key] ?? {}) as Values

/** The keys of a block other than props and annotations. */
function partsOf(own: Values = {}): Values {
  const { props: _props, editor: _editor, ...rest } = own
  return rest
}

/** Merges a page's settings one by one. */
export function mergeSettings(
  base: PageSettings | undefined,
  mine: PageSettings | undefined,
  theirs: PageSettings | undefined,
  sideOf: (key: string) => Side,
): { settings: PageSettings | undefined; conflicts: string[] } {
  if (!mine || !theirs) return { settings: mine ?? theirs, conflicts: [] }
  const [old, ours, others] = [{ ...base }, { ...mine }, { ...theirs }]
  const { values, conflicts } = mergeValues(old, ours, others, 'mine')
  for (const key of conflicts) if (sideOf(key) === 'theirs') values[key] = theirs[key as keyof PageSettings]
  return { settings: sameJson(values, mine) ? mine : (values as unknown as PageSettings), conflicts }
}
