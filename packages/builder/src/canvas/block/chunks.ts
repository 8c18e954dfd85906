/** A part of a long list that is rendered separately. */
export interface Chunk {
  /** A number from 0, unique among all chunks that the list ever had. */
  key: number
  ids: readonly string[]
}

/** Initial number of ids in a chunk, and the maximum before new ids start another chunk. */
const SIZE = 32
const FULL = 2 * SIZE

/**
 * Splits a list into chunks, so that rendering skips the unchanged ones. Blocks stay in their chunk, because another chunk would
 * mount them again. New and moved blocks join the previous chunk.
 */
export function chunksOf(before: readonly Chunk[], ids: readonly string[]): readonly Chunk[] {
  const [start, end] = unchangedEnds(before, ids)
  // New blocks may join the last unchanged chunk.
  const first = Math.max(0, start - 1)
  const [head, tail] = [before.slice(0, first), before.slice(before.length - end)]
  const changed = ids.slice(lengthOf(head), ids.length - lengthOf(tail))
  const fresh = Math.max(-1, ...before.map(({ key }) => key)) + 1
  return [...head, ...splitAgain(before.slice(first, before.length - end), changed, fresh), ...tail]
}

const lengthOf = (chunks: readonly Chunk[]) => chunks.reduce((sum, { ids }) => sum + ids.length, 0)

/** The numbers of chunks at the start and at the end of a list whose ids are the same as before. */
function unchangedEnds(before: readonly Chunk[], ids: readonly string[]): [number, number] {
  let [start, at] = [0, 0]
  for (const chunk of before) {
    if (!chunk.ids.every((id, i) => id === ids[at + i])) break
    at += chunk.ids.length
    start++
  }
  let [end, rest] = [0, ids.length]
  for (const chunk of before.slice(start).toReversed()) {
    const from = rest - chunk.ids.length
    if (from < at || !chunk.ids.every((id, i) => id === ids[from + i])) break
    rest = from
    end++
  }
  return [start, end]
}

/** Splits the changed part of a list. `next` is the key of the next new chunk. */
function splitAgain(before: readonly Chunk[], ids: readonly string[], next: number): readonly Chunk[] {
  const old = before.flatMap((run) => run.ids)
  const home = new Map(before.flatMap((run) => run.ids.map((id) => [id, run.key] as const)))
  const kept = keepOrder(old, ids)
  const used = new Set<number>()
  const runs: { key: number; ids: string[] }[] = []
  let fresh = next
  const begin = (key: number) => {
    used.add(key)
    runs.push({ key, ids: [] })
  }
  for (const id of ids) {
    const current = runs.at(-1)
    const own = kept.has(id) ? home.get(id) : undefined
    if (own !== undefined && own !== current?.key && !used.has(own)) begin(own)
    else if (!current || (own !== current.key && current.ids.length >= (before.length === 0 ? SIZE : FULL))) begin(fresh++)
    runs.at(-1)?.ids.push(id)
  }
  return runs.map((run) => {
    const was = before.find(({ key }) => key === run.key)
    return was && was.ids.length === run.ids.length && was.ids.every((id, i) => id === run.ids[i]) ? was : run
  })
}

/** The ids in unchanged order, without those that moved between them. */
function keepOrder(old: readonly string[], ids: readonly string[]): ReadonlySet<string> {
  const was = new Map(old.map((id, i) => [id, i]))
  const is = new Map(ids.map((id, i) => [id, i]))
  const kept = new Set<string>()
  let next = 0
  for (const [i, id] of ids.entries()) {
    while (next < old.length && !is.has(old[next] ?? '')) next++
    const at = was.get(id)
    if (at === undefined || at < next) continue
    // Either this block moved up or the blocks before it moved down: choose the smaller change.
    const away = at - next
    const back = (is.get(old[next] ?? '') ?? i) - i
    if (away > 0 && back > 0 && back <= away) continue
    kept.add(id)
    next = at + 1
  }
  return kept
}
