import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../sources/repository.ts'
import { codeBlocks } from './code-blocks.ts'

const guide = 'docs/guides/own-blocks.md'
/** The files that the builder's tests run. */
const folder = 'packages/builder/src/testing/own-block'

test('own-blocks.md quotes the files that the tests compile, open in the builder and test', () => {
  const names = [...readFileSync(join(root, guide), 'utf8').matchAll(/^`([\w.]+\.tsx?)`/gm)].map(([, name = '']) => name)
  expect(names).toEqual(['rating.ts', 'controls.tsx', 'review.tsx', 'editor.tsx', 'review.test.tsx'])
  const quoted = codeBlocks(guide).map(({ code }) => code)
  expect(quoted.slice(0, names.length)).toEqual(names.map((name) => readFileSync(join(root, folder, name), 'utf8')))
  // The declaration of a query and the block with slots are those of the type tests.
  const types = readFileSync(join(root, 'packages/engine/src/testing/types.test-d.tsx'), 'utf8')
  for (const code of quoted.slice(names.length, names.length + 2)) expect(types).toContain(code)
})
