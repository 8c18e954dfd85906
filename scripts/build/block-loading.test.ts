import { describe, expect, it } from 'vitest'
import { blocks } from '../../packages/engine/src/blocks/index.ts'
import { loadingOf, typesLoaded } from './block-loading.ts'

const file = (definition: string) => `export function View() { return null }\nexport default ${definition}`

describe('loadingOf', () => {
  it('reads the definition, with and without satisfies, and defaults to late', () => {
    expect(loadingOf('a.tsx', file(`{ type: 'a', loading: 'always', View } satisfies Block`))).toBe('always')
    expect(loadingOf('a.tsx', file(`{ type: 'a', loading: 'grouped', View }`))).toBe('grouped')
    expect(loadingOf('a.tsx', file(`{ type: 'a', props: { loading: 'always' } } satisfies Block`))).toBe('late')
  })

  it('throws for a definition that it cannot read', () => {
    expect(() => loadingOf('a.tsx', file(`{ type: 'a', loading: word }`))).toThrow('string literal')
    expect(() => loadingOf('a.tsx', 'export default word')).toThrow('no definition')
  })
})

it.each(['always', 'grouped', 'late'] as const)('typesLoaded agrees with the definitions: %s', (loading) => {
  const expected = Object.values(blocks).filter((block) => (block.loading ?? 'late') === loading)
  expect(expected.length).toBeGreaterThan(0)
  expect(typesLoaded(loading)).toEqual(expected.map(({ type }) => type).sort())
})
