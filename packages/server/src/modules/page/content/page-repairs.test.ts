import type { DocumentBlock, Report } from '@blockfront/engine'
import { expect, it } from 'vitest'
import { pageRepairs } from './page-repairs.ts'

const inner: DocumentBlock = { id: 'inner', type: 'heading', contentType: 'normal', version: 1, props: {} }
const content: DocumentBlock[] = [
  { ...inner, id: 'outer', type: 'container', contentType: 'container', childComponents: [inner] },
]
const repair = (changes: Partial<Report> = {}) =>
  ({ kind: 'defaulted', path: ['props', 'text'], blockId: 'inner', message: 'Too long', was: 1, ...changes }) as Report

it('names the block and field of every change that members see', () => {
  const kinds = ['defaulted', 'migrated', 'dropped', 'moved'] as Report['kind'][]
  const [first, ...others] = pageRepairs(
    kinds.map((kind) => repair({ kind })),
    content,
  )
  expect(others.map(({ kind }) => kind)).toEqual(['dropped', 'moved'])
  expect(first).toMatchObject({ kind: 'defaulted', blockId: 'inner', block: 'Heading', was: 1 })
  expect(first?.field).not.toBe('')
  expect(pageRepairs([repair({ blockId: undefined, was: undefined })], content)).toMatchObject([{ block: '', was: null }])
})

it('cuts long values and long lists', () => {
  const values = ['a'.repeat(998), 'a'.repeat(999)].map((was) => pageRepairs([repair({ was })], content)[0]?.was)
  expect(values).toEqual(['a'.repeat(998), `"${'a'.repeat(999)}…`])
  expect(
    pageRepairs(
      Array.from({ length: 300 }, () => repair()),
      content,
    ),
  ).toHaveLength(200)
})
