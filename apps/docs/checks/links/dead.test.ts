import { describe, expect, it } from 'vitest'
import { findDeadLinks } from './dead.ts'
import { slugOf } from './markdown.ts'

const files = [
  'README.md',
  'docs/architecture.md',
  'docs/guides/add-a-block.md',
  'packages/tooling/src/check.ts',
  'docs/picture one.png',
]
const dead = (documents: Record<string, string>) =>
  findDeadLinks(new Map(Object.entries(documents)), files).map(({ file, line, target }) => `${file}:${line} ${target}`)

describe('findDeadLinks', () => {
  it('follows links from the file that contains them, to files, folders and headings', () => {
    const documents = {
      'README.md':
        '[a](docs/architecture.md) [b](./docs) ![c](docs/picture%20one.png "title") [d](docs/architecture.md#the-house) <img src="docs/picture%20one.png">',
      'docs/architecture.md': '# The house\n[up](../README.md) [here](#the-house)\n[ref]: guides/add-a-block.md',
      'docs/guides/add-a-block.md': '[x](../architecture.md) [web](https://example.org/none) [mail](mailto:a@example.org)',
    }
    expect(dead(documents)).toEqual([])
  })

  it('reports broken links with their lines', () => {
    const documents = {
      'README.md':
        '\n[a](docs/gone.md)\n[b](docs/architecture.md#no-heading) <a href="gone.html">x</a>\n\n[ref]: packages/gone.ts',
      'docs/architecture.md': '# The house\n[c](architecture.md#the-hous)\n[d](guides)\n[e](../docs/../../README.md)',
    }
    expect(dead(documents)).toEqual([
      'README.md:2 docs/gone.md',
      'README.md:3 docs/architecture.md#no-heading',
      'README.md:3 gone.html',
      'README.md:5 packages/gone.ts',
      'docs/architecture.md:2 architecture.md#the-hous',
      'docs/architecture.md:4 ../docs/../../README.md',
    ])
  })

  it('checks paths in inline code, and leaves patterns, placeholders and other code alone', () => {
    const text =
      '`packages/tooling/src/check.ts` `docs/guides/` `packages/tooling/src/check.ts:12` `packages/none.ts` `docs/**/*.md` `docs/<name>.md` `npm run check` `[x](y.md)`'
    expect(dead({ 'README.md': text })).toEqual(['README.md:1 packages/none.ts'])
  })

  it('ignores fenced code', () => {
    expect(dead({ 'README.md': '```md\n[a](gone.md) `packages/gone.ts`\n# Heading\n```\n[b](#heading)' })).toEqual([
      'README.md:5 #heading',
    ])
  })
})

describe('slugOf', () => {
  it('returns the same anchors as GitHub', () => {
    expect(slugOf('What it must show')).toBe('what-it-must-show')
    expect(slugOf('`npm test` & more: a [link](x.md)')).toBe('npm-test--more-a-link')
    expect(slugOf('Über uns, 2. Teil')).toBe('über-uns-2-teil')
  })

  it('numbers repeated headings', () => {
    expect(dead({ 'README.md': '# A\n# A\n[x](#a-1) [y](#a-2)' })).toEqual(['README.md:3 #a-2'])
  })
})
