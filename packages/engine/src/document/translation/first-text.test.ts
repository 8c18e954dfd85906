import fc from 'fast-check'
import { expect, it } from 'vitest'
import { blocks } from '../../blocks/index.ts'
import { load } from '../loading/load.ts'
import { firstText } from './first-text.ts'

const textOf = (type: string, props: object) => {
  const [block] = load({ content: [{ type, props }] }, blocks).document.content
  return block && firstText(block, blocks)
}

it('returns the first words of a block, without formatting, in the order of its fields', () => {
  expect(textOf('textBlock', { text: '<h2>Made <b>to</b>&nbsp;last</h2><p>Fish &amp; chips</p>' })).toBe(
    'Made to last Fish & chips',
  )
  expect(textOf('hero', { slides: [{ title: '  ' }, { title: 'Second' }] })).not.toBe('')
  expect(textOf('imageBlock', { src: '/a.png', alt: 'A chair' })).toBe('A chair')
  expect(textOf('imageBlock', { src: '/a.png', alt: '<b>Chair</b>' })).toBe('Chair')
  expect(textOf('imageBlock', { src: '/a.png', alt: 'Chair  1 < 2 <' })).toBe('Chair 1 < 2 <')
  expect(textOf('imageBlock', { src: '/a.png', alt: 'a'.repeat(200) })).toHaveLength(80)
  expect(textOf('container', {})).toBe('')
  expect(textOf('gone', { text: 'x' })).toBe('')
})

it('is short and has no tags for any text', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('<p>', '</p>', '<', '>', '&lt;', ' ', 'word', '<b'), { maxLength: 400 }), (parts) => {
      const text = textOf('textBlock', { text: parts.join('') }) ?? ''
      expect(text.length).toBeLessThanOrEqual(80)
      expect(text).not.toMatch(/<\/?[pb]>/)
    }),
  )
})
