import { load } from '@blockfront/engine'
import { blocks } from '@blockfront/engine/blocks'
import { expect, it } from 'vitest'
import { hashOfTexts } from '../../../modules/translation/source.ts'
import { documentFields } from './document-source.ts'

it('groups the texts of a document by block, and numbers blocks of the same type from the second on', () => {
  const text = (id: string, html: string) => ({ id, type: 'textBlock', props: { text: html } })
  const button = { id: 'b', type: 'testimonials', props: { title: 'Kind words' } }
  const { document } = load([text('a', '<p>One</p>'), button, text('c', '<p>Two</p>'), text('d', '<p>Three</p>')], blocks)
  const fields = documentFields(document, blocks)
  const groups = [...new Map(fields.map(({ blockId, group }) => [blockId, group]))]
  const ofTexts = groups.filter(([id]) => id !== 'b').map(([, group]) => group)
  const [first] = ofTexts
  expect(ofTexts).toEqual([first, `${first} 2`, `${first} 3`])
  expect(groups.filter(([id]) => id === 'b')).toEqual([['b', expect.not.stringMatching(/\d/)]])
  // All texts of a block have its title.
  expect(fields.filter(({ blockId }) => blockId === 'b').length).toBeGreaterThan(1)
  expect(new Set(fields.filter(({ blockId }) => blockId === 'b').map(({ group }) => group)).size).toBe(1)
  expect(fields.find(({ text: source }) => source === '<p>Two</p>')).toMatchObject({ blockId: 'c', group: `${first} 2` })
  // A block that moves changes no text.
  expect(hashOfTexts(fields.toReversed())).toBe(hashOfTexts(fields))
  expect(hashOfTexts(fields.slice(1))).not.toBe(hashOfTexts(fields))
})
