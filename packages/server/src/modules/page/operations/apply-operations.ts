import type { PageOperation } from '@blockfront/contract'
import {
  type Block,
  type Blocks,
  type Change,
  childrenOf,
  create,
  type Document,
  type DocumentBlock,
  DocumentError,
  find,
  insert,
  move,
  type Position,
  remove,
  typeOf,
  updateProps,
} from '@blockfront/engine'
import { AppError } from '../../../ground/errors.ts'
import { checkedProps, unknownProp } from './checked-props.ts'
import { refusal } from './refusal.ts'

type OperationOf<Op extends PageOperation['op']> = Extract<PageOperation, { op: Op }>

/**
 * Applies operations to the blocks of a page one after the other. Returns the new document, and the affected block of each operation. Throws
 * `invalid_input` for the first operation that is not possible, with its index and the field; then nothing is applied.
 */
export function applyOperations(
  document: Document,
  blocks: Blocks,
  operations: readonly PageOperation[],
): { document: Document; blockIds: string[] } {
  const blockIds: string[] = []
  let current = document
  for (const [index, operation] of operations.entries()) {
    const change = orRefusal(`operations.${index}`, () => apply(current, blocks, operation, `operations.${index}`))
    current = change.document
    blockIds.push(change.id)
  }
  return { document: current, blockIds }
}

function apply(document: Document, blocks: Blocks, operation: PageOperation, path: string): Change {
  switch (operation.op) {
    case 'insert':
      return insert(document, blocks, newBlock(document, blocks, operation, path))
    case 'update':
      return updateProps(document, blocks, newProps(document, blocks, operation, path))
    case 'move': {
      const block = unlocked(document, operation.blockId)
      return move(document, blocks, { id: block.id, to: positionOf(document, operation.to, block) })
    }
    case 'remove':
      return remove(document, blocks, { id: unlocked(document, operation.blockId).id })
  }
}

/** The block types that operations can add: those that the builder offers, except the ones that all pages share. */
export const addableTypes = (blocks: Blocks): Block[] =>
  Object.values(blocks).filter(({ hidden, contentType }) => !hidden && contentType !== 'global')

function newBlock(document: Document, blocks: Blocks, { type, id, props, variant, at }: OperationOf<'insert'>, path: string) {
  if (typeOf(blocks, type)?.contentType === 'global')
    throw new DocumentError('single', `All pages share the ${type}. Change it in the builder.`)
  const addable = addableTypes(blocks)
  const definition = addable.find((one) => one.type === type)
  if (!definition) {
    const choices = addable.map((one) => one.type).join(', ')
    throw new DocumentError('unknown-type', `There is no block type "${type}" to add. Choose one of: ${choices}.`)
  }
  const checked = checkedProps(definition, props, `${path}.props`)
  const block = create(blocks, type, { props: checked, ...(variant !== undefined && { variant }) })
  return { block: id === undefined ? block : { ...block, id }, at: positionOf(document, at) }
}

function newProps(document: Document, blocks: Blocks, { blockId, props, reset }: OperationOf<'update'>, path: string) {
  const block = unlocked(document, blockId)
  const type = typeOf(blocks, block.type)
  // The engine refuses to change a block of an unknown type.
  if (!type) return { id: block.id, props }
  for (const [index, name] of reset.entries())
    if (!Object.hasOwn(block.props, name)) throw refusal(`${path}.reset.${index}`, unknownProp(type))
  const removed = Object.fromEntries(reset.map((name) => [name, undefined]))
  return { id: block.id, props: { ...checkedProps(type, props, `${path}.props`), ...removed } }
}

/** The engine's form of a position. Without an index, it is the last one; `moved` does not count among its new siblings. */
function positionOf(
  document: Document,
  { containerId, slot, index }: OperationOf<'insert'>['at'],
  moved?: DocumentBlock,
): Position {
  const container = containerId === undefined ? undefined : found(document, containerId)
  const siblings = container ? childrenOf(container) : document.content
  const last = siblings.filter(({ id }) => id !== moved?.id).length
  return { list: container ? { container: container.id } : 'content', index: index ?? last, ...(slot !== undefined && { slot }) }
}

function found(document: Document, id: string): DocumentBlock {
  const location = find(document, id)
  if (!location) throw new DocumentError('unknown-id', `The page has no block with the id "${id}". Read the page again.`, id)
  return location.block
}

/** A block that its owner did not lock in the builder. */
function unlocked(document: Document, id: string): DocumentBlock {
  const block = found(document, id)
  if (block.editor?.locked)
    throw new DocumentError('props', `The ${block.type} "${id}" is locked. Unlock it in the builder first.`, id)
  return block
}

/** Runs an operation, and reports why it is not possible under its path. */
function orRefusal<Result>(path: string, run: () => Result): Result {
  try {
    return run()
  } catch (error) {
    if (error instanceof AppError) throw error
    if (!(error instanceof DocumentError)) throw error
    throw refusal(path, error.message)
  }
}
