import { describe, expect, it } from 'vitest'
import { findDeadCitations } from './citations.ts'

const pages = new Map([
  ['product.md', '# Product\n\n## 1. What it does\n\n## 3. Entities\n\n### Cart item\n- Fields\n\n## 4. States\n\n### Builder\n'],
  ['server.md', '# Server\n\n## Orders\n- Order: number\n- CheckoutConfig (the checkout editor)\n'],
])
const files = [
  'docs/spec/product.md',
  'docs/spec/server.md',
  'docs/decisions/0016-a-title.md',
  'docs/guides/deploy.md',
  'README.md',
]
const dead = (text: string) =>
  findDeadCitations(new Map([['a.ts', text]]), { pages, files }).map(({ line, target, why }) => `${line} ${target} ${why}`)

describe('findDeadCitations', () => {
  it('accepts pages, points, headings, list items and decisions that exist', () => {
    const text = [
      '/** As product.md says (product.md, point 4), and server.md, "Orders". */',
      '/** product.md, points 1, 3 and 4; product.md (point 4); product.md, point 3, "Cart item"; product.md, 4. */',
      '/** server.md\'s form; server.md, "CheckoutConfig"; server.md: 24 hours (docs/decisions/0016), decision 0016. */',
      '/** See docs/guides/deploy.md and deploy.md. */',
      ' * (product.md, point 3, "Cart',
      ' * item")',
    ]
    expect(dead(text.join('\n'))).toEqual([])
  })

  it('names a page, a point, a heading and a decision that do not exist', () => {
    const text = [
      '// product.md, point 2',
      '// product.md, points 3 and 9',
      '// product.md, point 4, "Cart item"',
      '// server.md, "Order" server.md, "Order states"',
      '// server.md, 3',
      '// interface.md, docs/guides/gone.md, docs/decisions/0099, decision 0098',
    ]
    expect(dead(text.join('\n'))).toEqual([
      '1 product.md has no point 2',
      '2 product.md has no point 9',
      '3 product.md has no heading "Cart item" in point 4',
      '4 server.md has no heading "Order states"',
      '5 server.md has no point 3',
      '6 docs/guides/gone.md is no file of this repository',
      '6 docs/decisions/0099 is no decision of docs/decisions',
      '6 decision 0098 is no decision of docs/decisions',
      '6 interface.md is no Markdown file of this repository',
    ])
  })

  it('reads a citation over two lines of a comment and counts its line', () => {
    expect(dead('\n/**\n * (product.md, point\n * 7)\n */')).toEqual(['3 product.md has no point 7'])
  })

  it('leaves file names in code alone', () => {
    expect(dead("const path = 'none.md'; read(`gone.md`); join(folder, 'a/gone.md')")).toEqual([])
  })
})
