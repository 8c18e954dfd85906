/** Code outside `blocks/` does not name a block type. Differences between types are data on the type. */
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { repositoryFiles, root } from '@blockfront/tooling/sources/repository'
import { expect, it } from 'vitest'

const FOLDER = 'packages/engine/src/blocks/'

/** Content of themes, the demo store and page templates, which consists of certain blocks. */
const exceptions = ['packages/starter/']

const isTest = (path: string) => /\.(?:test|test-d|bench)\.|\/(?:testing|bench|fixtures)\/|^apps\/e2e\//.test(path)

const types = repositoryFiles(FOLDER)
  .filter((path) => /^[^/]+\.tsx$/.test(path.slice(FOLDER.length)) && !path.includes('.test.'))
  .map((path) => basename(path, '.tsx'))

/**
 * Block type names that are also ordinary words of code: kinds of pages, of content and of areas, methods and props. They count only
 * where they are compared or looked up as a block type.
 */
const words = new Set(['columns', 'container', 'footer', 'heading', 'map', 'newsletter', 'product', 'reviews'])
const names = types.filter((type) => !words.has(type)).join('|')
const literal = new RegExp(`(?<!className=)(['"\`])(?:${names})(?:/\\w+)?\\1`)
/** `blocks.footer` is also the page area below the content, and `blocks.map` the method of arrays. */
const lookup = new RegExp(`(?!blocks\\.footer|\\w+\\.map\\()\\b(?:blocks|types|views)(?:\\.|\\[['"])(?:${types.join('|')})\\b`)
const ofBlock = new RegExp(`\\btype: '(?:${types.join('|')})', (?:contentType|version|props)`)
const compared = new RegExp(`\\btype\\s*[!=]==?\\s*'(?:${[...words].filter((word) => word !== 'product').join('|')})'`)

const files = repositoryFiles('packages', 'apps').filter(
  (path) => /\.tsx?$/.test(path) && !path.startsWith(FOLDER) && !isTest(path) && !exceptions.some((one) => path.startsWith(one)),
)

it('no source outside of blocks/ names a built-in block type', () => {
  expect(types.length).toBeGreaterThan(10)
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, i) => {
        const code = line.replace(/^\s*(?:\/\*\*|\*|\/\/).*/, '')
        return [literal, lookup, ofBlock, compared].some((pattern) => pattern.test(code))
          ? [`${path}:${i + 1} ${line.trim()}`]
          : []
      }),
  )
  expect(found, 'Declare the answer as data on the block type (packages/engine/src/block.ts) and read it there.').toEqual([])
})
