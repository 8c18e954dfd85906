import { type DocumentBlock, detachComponents, instanceOf, load, save, walk } from '@blockfront/engine'
import { z } from 'zod'
import type { Builder } from '../../store/builder-store.ts'
import { messages } from '../messages.ts'
import { reject } from '../reject.ts'
import { selected } from '../selection/selected.ts'
import { insertStored } from './insert-stored.ts'

/** Identifies clipboard text as blocks of this format. Increase the number when the format changes. */
export const CLIPBOARD_SCHEMA = 'https://blockfront.example/schemas/clipboard-1.json'

const storedBlocks = () => z.array(z.record(z.string(), z.unknown()))

const envelope = () =>
  z.object({
    $schema: z.literal(CLIPBOARD_SCHEMA),
    blocks: storedBlocks().min(1),
    /** The domain of the store that the blocks are copied from. */
    store: z.string().optional(),
    /** The blocks of the shared components that the copied blocks show. Another store does not have these components. */
    components: z.record(z.string(), storedBlocks()).optional(),
  })

type Clipboard = z.output<ReturnType<typeof envelope>>

/** Returns the selected blocks as clipboard text; undefined when nothing is selected. */
export function clipboardText(builder: Builder): string | undefined {
  const content = selected(builder).map(({ block }) => block)
  if (content.length === 0) return undefined
  const { storeDomain, componentContents } = builder.store.getState()
  const stored = (list: readonly DocumentBlock[]) => save({ content: list, globalContent: [] }).content
  const shown = instanceIds(builder, content).flatMap((id) => {
    const blocks = Object.hasOwn(componentContents, id) ? componentContents[id] : undefined
    return blocks ? [[id, stored(blocks)]] : []
  })
  const components = shown.length > 0 ? Object.fromEntries(shown) : undefined
  return JSON.stringify({ $schema: CLIPBOARD_SCHEMA, store: storeDomain, blocks: stored(content), components }, null, 2)
}

/**
 * Inserts the blocks of clipboard text after the selected block. They may come from another page or store. Returns whether the text
 * contained blocks.
 */
export function pasteText(builder: Builder, text: string): boolean {
  const clipboard = parseClipboard(text)
  if (!clipboard) return false
  const isForeign = clipboard.store !== builder.store.getState().storeDomain
  const { blocks, missing } = isForeign ? withoutInstances(builder, clipboard) : { blocks: clipboard.blocks, missing: 0 }
  if (blocks.length === 0) reject(builder, messages.componentsMissing(missing))
  else
    insertStored(builder, blocks, {
      say: (count, isPartial) => (isPartial ? messages.pastedInPart : messages.pasted)(count),
      offer: missing > 0 ? messages.pastedWithout(missing) : undefined,
    })
  return true
}

/** The content of clipboard text; undefined for other text. */
function parseClipboard(text: string): Clipboard | undefined {
  try {
    return envelope().safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/**
 * The blocks of a clipboard, in which instances of another store's components are replaced by ordinary blocks. `missing` is the number of
 * components whose blocks the clipboard does not have, because they were deleted or not loaded yet. Their instances are left out.
 */
function withoutInstances(
  builder: Builder,
  { blocks, components = {} }: Clipboard,
): { blocks: readonly unknown[]; missing: number } {
  const contentOf = (stored: readonly unknown[]) => load({ content: stored }, builder.blocks).document.content
  const contents = Object.fromEntries(Object.entries(components).map(([id, stored]) => [id, contentOf(stored)]))
  const missing = instanceIds(builder, contentOf(blocks)).filter((id) => !Object.hasOwn(contents, id))
  const ordinary = blocks.flatMap((stored) => {
    const content = contentOf([stored])
    if (instanceIds(builder, content).length === 0) return [stored]
    return save(detachComponents({ content, globalContent: [] }, builder.blocks, contents)).content
  })
  return { blocks: ordinary, missing: missing.length }
}

/** The ids of the shared components that blocks show. */
const instanceIds = ({ blocks }: Builder, content: readonly DocumentBlock[]): string[] => [
  ...new Set([...walk({ content, globalContent: [] })].flatMap(({ block }) => instanceOf(blocks, block)?.componentId ?? [])),
]
