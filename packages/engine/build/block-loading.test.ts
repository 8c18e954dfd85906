import { describe, expect, it } from 'vitest'
import { blocks } from '../src/blocks/index.ts'
import { views } from '../src/blocks/static-views.ts'
import { loadingOf, staticTypes, typesLoaded } from './block-loading.ts'

const file = (definition: string) => `export function View() { return null }\nexport default ${definition}`

describe('loadingOf', () => {
  it('reads the definition, with and without satisfies, and defaults to late', () => {
    expect(loadingOf('a.tsx', file(`{ type: 'a', loading: 'always', View } satisfies Block`))).toBe('always')
    expect(loadingOf('a.tsx', file(`{ type: 'a', loading: 'grouped', View }`))).toBe('grouped')
    expect(loadingOf('a.tsx', file(`{ type: 'a', props: { loading: 'always' } } satisfies Block`))).toBe('late')
  })

  it('throws for a definition that it cannot read', () => {
    expect(() => loadingOf('a.tsx', file(`{ type: 'a', loading: word }`))).toThrow('as a literal')
    expect(() => loadingOf('a.tsx', 'export default word')).toThrow('no definition')
  })
})

it.each(['always', 'grouped', 'late', 'rare'] as const)('typesLoaded agrees with the definitions: %s', (loading) => {
  const expected = Object.values(blocks).filter((block) => (block.loading ?? 'late') === loading)
  expect(expected.length).toBeGreaterThan(0)
  expect(typesLoaded(loading)).toEqual(expected.map(({ type }) => type).sort())
})

it('staticTypes and the static views agree with the definitions', () => {
  const expected = Object.values(blocks).filter((block) => block.static)
  expect(expected.length).toBeGreaterThan(0)
  expect(staticTypes()).toEqual(expected.map(({ type }) => type).sort())
  expect(Object.keys(views)).toEqual(staticTypes())
  for (const { type, View } of expected) expect(views[type]).toBe(View)
})
