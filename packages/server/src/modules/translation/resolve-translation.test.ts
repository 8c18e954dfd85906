import { describe, expect, it } from 'vitest'
import { resolveTranslation, translatedFields } from './resolve-translation.ts'

const missing = { text: '', state: 'missing', previousSource: null }
const done = (text: string) => ({ text, state: 'done', previousSource: null })

describe('resolveTranslation', () => {
  const resolve = (stored: Parameters<typeof resolveTranslation>[1], blockId?: string) =>
    resolveTranslation({ path: 'a.heading', text: 'Mugs', ...(blockId && { blockId }) }, stored)

  it.each([
    ['nothing', {}, missing],
    ['this text', { 'a.heading': { source: 'Mugs', text: 'Becher' } }, done('Becher')],
    [
      'another text',
      { 'a.heading': { source: 'Cups', text: 'Tassen' } },
      { text: 'Tassen', state: 'stale', previousSource: 'Cups' },
    ],
    ['an empty translation', { 'a.heading': { source: 'Mugs', text: '' } }, missing],
    ['another place', { 'a.text': { source: 'Mugs', text: 'Becher' } }, missing],
  ])('of %s', (_, stored, expected) => {
    expect(resolve(stored)).toEqual(expected)
  })

  it('finds a text that moved within its block', () => {
    const moved = { 'a.items.1': { source: 'Mugs', text: 'Becher' } }
    expect(resolve(moved, 'a')).toEqual(done('Becher'))
    expect(resolve(moved, 'b')).toEqual(missing)
    expect(resolve({ 'a.items.1': { source: 'Cups', text: 'Tassen' } }, 'a')).toEqual(missing)
    expect(resolve({ 'b.a.': { source: 'Mugs', text: 'Becher' } }, 'a')).toEqual(missing)
    expect(resolve({ ...moved, 'a.heading': { source: 'Cups', text: 'Tassen' } }, 'a')).toEqual(done('Becher'))
  })

  it('reads no property of the prototype', () => {
    expect(resolveTranslation({ path: 'constructor', text: 'Mugs' }, {})).toEqual(missing)
  })
})

it('translates each text of an item', () => {
  const field = { path: 'a.heading', text: 'Mugs', blockId: 'a', kind: 'text', label: 'Heading' } as const
  const item = { fields: [field, { ...field, path: 'name', blockId: undefined }] } as unknown as Parameters<
    typeof translatedFields
  >[0]
  const fields = translatedFields(item, { 'a.old': { source: 'Mugs', text: 'Becher' } })
  expect(fields.map(({ path, source, text, state }) => [path, source, text, state])).toEqual([
    ['a.heading', 'Mugs', 'Becher', 'done'],
    ['name', 'Mugs', '', 'missing'],
  ])
  expect(fields[0]).not.toHaveProperty('blockId')
})
