import { expect, it } from 'vitest'
import type { Block } from '../block.ts'
import { copy } from './copy.ts'
import { create } from './create.ts'
import { childrenOf, type DocumentBlock } from './document.ts'
import { blocks } from './testing/blocks.ts'

it('creates a block with the given props and variant, and replaces a prop that does not fit', () => {
  const block = create(blocks, 'note', { props: { heading: 'Own', color: 'red;' }, variant: 'wide' })
  expect(block).toMatchObject({ variant: 'wide', props: { heading: 'Own', color: '#1a1a1a' } })
  expect(create(blocks, 'note')).not.toHaveProperty('variant')
})

it('creates the initial blocks of slots down to the depth limit, without types that do not exist', () => {
  const slots = { inside: { title: 'Inside', min: 1, initial: ['nest', 'gone'] } }
  const nest = { ...blocks.box, type: 'nest', slots } as Block
  const depthOf = (block: DocumentBlock): number => 1 + Math.max(0, ...childrenOf(block).map(depthOf))
  const block = create({ nest }, 'nest')
  expect(depthOf(block)).toBe(8)
  expect(childrenOf(block)).toHaveLength(1)
  const copied = copy(block)
  expect(depthOf(copied)).toBe(8)
  expect([copied.id, childrenOf(copied)[0]?.id]).not.toContain(block.id)
  expect(childrenOf(copied)[0]?.id).not.toBe(childrenOf(block)[0]?.id)
})
