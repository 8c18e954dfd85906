import type { DocumentBlock } from '@blockfront/engine'
import { updateProps } from '@blockfront/engine'
import { insertBlock } from '../commands/block/insert/insert-block.ts'
import { clipboardText, pasteText } from '../commands/clipboard/clipboard.ts'
import { commandList, runCommand } from '../commands/index.ts'
import { drop } from '../dnd/drop.ts'
import type { Builder } from '../store/builder-store.ts'
import { pageOrder } from '../store/page-order.ts'

/** Undo and redo are separate actions, and the others need a window. */
const others = ['undo', 'redo', 'togglePreview', 'nextRegion', 'previousRegion']

// Commands that use the system clipboard are tested through clipboard text.
const doable = commandList.filter(({ native, id }) => !native && !others.includes(id))

export interface MonkeyStart {
  seed: number
  /** Maximum number of blocks, after which nothing is added to the page. */
  crowd?: number
  /** The props to type into a block; undefined for a block without text. */
  write: (block: DocumentBlock, text: string) => Record<string, unknown> | undefined
}

/** Performs random actions, determined by the seed: each call is one step. */
export function monkey(builder: Builder, { seed, crowd = 120, write }: MonkeyStart): () => void {
  const next = numbers(seed)
  const types = Object.keys(builder.blocks)
  let clip: string | undefined

  return () => {
    const ids = pageOrder(builder)
    const one = ids[next(Math.max(ids.length, 1))] ?? ''
    const { selection, document, preview } = builder.store.getState()
    const entry = builder.index.entries.get(one)
    const turn = next(10)
    const room = ids.length < crowd
    const props = turn === 3 && entry ? write(entry.block, `Words ${next(1000)}`) : undefined
    if (turn < 2 && one) builder.select(next(3) === 0 ? [...new Set([...selection, one])] : [one])
    else if (turn === 2 && room) insertBlock(builder, types[next(types.length)] ?? '')
    else if (props) {
      const change = updateProps(document, builder.blocks, { id: one, props })
      builder.apply(change, { field: `${one}.${Object.keys(props).join()}` })
    } else if (turn === 4) builder.undo()
    else if (turn === 5 && next(2) === 0) builder.redo()
    else if (turn === 6) clip = clipboardText(builder) ?? clip
    else if (turn === 7 && clip && room) pasteText(builder, clip)
    else if (turn === 8 && entry && !preview) moveSomewhere(ids[next(ids.length)] ?? '', one)
    else {
      const command = doable[next(doable.length)]
      if (command && (room || command.id !== 'duplicateWithContent')) runCommand(command, builder)
    }
  }

  /** Drags a block to another one: mostly next to it, sometimes into it, or onto the "Remove" zone. */
  function moveSomewhere(moved: string, to: string) {
    const entry = builder.index.entries.get(to)
    if (!entry) return
    const list = entry.block.contentType === 'container' ? { container: to } : entry.list
    const line = { x: 0, y: 0, length: 0, axis: 'horizontal' } as const
    const dropPosition = { position: { list, index: 0 }, depth: 1, on: 'canvas', line } as const
    drop(builder, { kind: 'blocks', ids: [moved] }, next(12) === 0 ? 'remove' : dropPosition)
  }
}

/** Pseudorandom numbers from a seed (mulberry32). */
function numbers(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** Undoes everything in the history. */
export function undoAll(builder: Builder): void {
  while (builder.store.getState().history.past.length > 0) builder.undo()
}
