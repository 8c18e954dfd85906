/** Measures loading a page and changing a very long one. Limits and medians are in milliseconds. */
import type { Bench, Row } from '@blockfront/tooling/bench/bench'
import { blocks } from '../src/blocks/index.ts'
import {
  type Change,
  create,
  type Document,
  type DocumentBlock,
  duplicate,
  duplicateWithContent,
  emptyHistory,
  insert,
  load,
  move,
  record,
  remove,
  reorder,
  save,
  setEditorMetadata,
  undo,
  updateProps,
  walk,
} from '../src/index.ts'

/** The median time of a call in milliseconds, after a warm-up. */
function median(call: () => unknown, rounds = 200): number {
  for (let i = 0; i < rounds / 4; i++) call()
  globalThis.gc?.()
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now()
    call()
    return performance.now() - start
  })
  return times.sort((a, b) => a - b)[rounds >> 1] ?? Number.NaN
}

const types = Object.values(blocks).filter(({ contentType }) => contentType === 'normal')
const typeAt = (i: number) => types[i % types.length]?.type ?? ''

/** A stored page with missing props, invalid values and unknown props. */
const stored = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    id: `block${i}`,
    type: typeAt(i),
    props:
      i % 3
        ? { ...create(blocks, typeAt(i)).props, legacy: { i } }
        : { sectionTitle: 'Sale', titleColor: 'red;}', padding: 5, columns: 'x' },
  }))

const row = (i: number): DocumentBlock => ({ ...create(blocks, i % 2 ? 'textBlock' : 'imageBlock'), id: `block${i}` })

const flat = (count: number): Document => ({ content: Array.from({ length: count }, (_, i) => row(i)), globalContent: [] })

/** Containers of ten blocks, nested in containers of ten, and so on. */
function nested(count: number): Document {
  let level = Array.from({ length: count }, (_, i) => row(i))
  for (let depth = 0; level.length > 10; depth++) {
    const lists = Array.from({ length: Math.ceil(level.length / 10) }, (_, i) => level.slice(i * 10, i * 10 + 10))
    level = lists.map((childComponents, i) => ({ ...create(blocks, 'container'), id: `box${depth}-${i}`, childComponents }))
  }
  return { content: level, globalContent: [] }
}

/** Each operation changes a block near the document's end, because search reaches it last. */
function operations(shape: string, document: Document): Row[] {
  const found = [...walk(document)].filter(({ block }) => block.contentType === 'normal')
  const [near, last] = [found.at(-2), found.at(-1)]
  const first = found[0]
  if (!near || !last || !first) throw new Error('The document is too short to be measured.')
  const id = near.block.id
  const text = last.block.type === 'textBlock' ? last.block.id : id
  const calls: Record<string, () => Change> = {
    insert: () => insert(document, blocks, { block: create(blocks, 'textBlock'), at: { list: near.list, index: near.index } }),
    remove: () => remove(document, blocks, { id }),
    move: () => move(document, blocks, { id: last.block.id, to: { list: first.list, index: 0 } }),
    duplicate: () => duplicate(document, blocks, { id }),
    'duplicate with content': () => duplicateWithContent(document, blocks, { id }),
    'update props': () => updateProps(document, blocks, { id: text, props: { text: `<p>${Math.random()}</p>` } }),
    reorder: () => reorder(document, blocks, { id, by: 1 }),
    annotate: () => setEditorMetadata(document, { id, notes: { hidden: true } }),
  }
  const change = calls['update props']?.() as Change
  const history = record(emptyHistory, change, { before: undefined as never, after: undefined as never, at: 0 })
  return [
    ...Object.entries(calls).map(([name, call]) => ({
      metric: `${name}, ${found.length} blocks ${shape}`,
      value: median(call),
      unit: 'ms',
      limit: 1,
    })),
    {
      metric: `undo, ${found.length} blocks ${shape}`,
      value: median(() => undo(history, change.document)),
      unit: 'ms',
      limit: 1,
    },
  ]
}

export default {
  name: 'document',
  run: async () => {
    const page = stored(50)
    const saved = JSON.parse(JSON.stringify(save(load(page, blocks).document)))
    return [
      { metric: 'load 50 blocks, a third with misfits', value: median(() => load(page, blocks)), unit: 'ms', limit: 5 },
      { metric: 'load 50 blocks as they were saved', value: median(() => load(saved, blocks)), unit: 'ms', limit: 5 },
      ...operations('flat', flat(5000)),
      ...operations('nested', nested(5000)),
    ]
  },
} satisfies Bench
