import { blocks } from '@blockfront/engine/blocks'
import { thumbnails } from '@blockfront/engine/generate'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupEntries, matchRank } from './entry.ts'

const entries = thumbnails(blocks)
const found = (query: string) => groupEntries(entries, query).flatMap(({ entries }) => entries.map(({ type }) => type))

describe('the search of the palette', () => {
  it.each([
    ['photo', 'imageBlock'],
    ['slideshow', 'hero'],
    ['reviews', 'testimonials'],
    ['youtube', 'videoBlock'],
    ['paragraph', 'textBlock'],
    ['columns', 'container'],
    ['newsletter', 'footer'],
    ['bestsellers', 'productGrid'],
  ])('finds by the word “%s” the block %s', (query, type) => {
    expect(found(query)).toContain(type)
  })

  it('puts a title that starts with the typed word first, and knows no word that is nowhere', () => {
    const hat = { title: 'Hat', description: 'A cover.', type: 'hat', keywords: ['cap', 'céleste'] }
    expect(['ha', 'Cap', 'celeste', 'cover', 'hat cover', 'shoe'].map((query) => matchRank(hat, query))).toEqual([
      0,
      1,
      1,
      2,
      0,
      undefined,
    ])
    expect(found('video')[0]).toBe('videoBlock')
  })

  it('finds every entry by its title and keywords, in any order and case', () => {
    fc.assert(
      fc.property(fc.constantFrom(...entries), fc.boolean(), (entry, upper) => {
        const words = [entry.title, ...(entry.keywords ?? [])].toReversed().join(' ')
        expect(matchRank(entry, upper ? words.toUpperCase() : words)).toBeDefined()
      }),
    )
    expect(groupEntries(entries, '').flatMap((group) => group.entries)).toHaveLength(entries.length)
  })
})
