import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeBlocks } from '@blockfront/tooling/guides/code-blocks'
import { root } from '@blockfront/tooling/sources/repository'
import { expect, test } from 'vitest'

const guide = 'docs/guides/own-blocks.md'
/** The files that the builder's tests run. */
const folder = 'packages/builder/src/testing/own-block'

test('own-blocks.md quotes the files that the tests compile, open in the builder and test', () => {
  const names = [...readFileSync(join(root, guide), 'utf8').matchAll(/^`([\w.]+\.tsx?)`/gm)].map(([, name = '']) => name)
  expect(names).toEqual(['rating.ts', 'controls.tsx', 'review.tsx', 'editor.tsx', 'main.tsx', 'review.test.tsx', 'blocks.tsx'])
  const quoted = codeBlocks(guide).flatMap(({ language, code }) => (language === 'sh' ? [] : code))
  const files = names.map((name) => readFileSync(join(root, folder, name), 'utf8'))
  expect(quoted.filter((code) => files.includes(code))).toEqual(files)
  // The declaration of a query and the block with slots are those of the type tests.
  const types = readFileSync(join(root, 'packages/engine/src/testing/types.test-d.tsx'), 'utf8')
  const others = quoted.filter((code) => !files.includes(code))
  expect(others).toHaveLength(2)
  for (const code of others) expect(types).toContain(code)
})
