/** Shared code never asks for a block type: outside `blocks/` no source names one. What differs by type is data on the type. */
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryFiles, root } from '../sources/repository.ts'

const FOLDER = 'packages/engine/src/blocks/'

/** Pages of themes, of the demo and of page templates: content is made of certain blocks. */
const exceptions = ['packages/starter/']

const isTest = (path: string) => /\.(?:test|test-d|bench)\.|\/(?:testing|bench|fixtures)\/|^apps\/e2e\//.test(path)

const types = repositoryFiles(FOLDER)
  .filter((path) => /^[^/]+\.tsx$/.test(path.slice(FOLDER.length)) && !path.includes('.test.'))
  .map((path) => basename(path, '.tsx'))

/** Words that are also kinds of pages, of content and of areas. They name a block type where they are compared or looked up as one. */
const words = new Set(['product', 'container', 'footer'])
const names = types.filter((type) => !words.has(type)).join('|')
const literal = new RegExp(`(?<!className=)(['"\`])(?:${names})(?:/\\w+)?\\1`)
/** `blocks.footer` is also the part of a page below its content. */
const lookup = new RegExp(`(?!blocks\\.footer)\\b(?:blocks|types|views)(?:\\.|\\[['"])(?:${types.join('|')})\\b`)
const ofBlock = new RegExp(`\\btype: '(?:${types.join('|')})', (?:contentType|version|props)`)
const compared = /\btype\s*[!=]==?\s*'(?:container|footer)'/

const files = repositoryFiles('packages', 'apps', 'scripts').filter(
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
