import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { root } from '@blockfront/tooling/sources/repository'
import { expect, it } from 'vitest'
import { scriptText } from './inline-script.ts'

it('removes types and line breaks, keeps placeholders and defines no globals', async () => {
  const source = 'declare const MODULES: readonly string[]\nlet count: number = MODULES.length\ncount += 1\nreport(count)\n'
  const text = await scriptText('script.ts', source)
  expect(text).not.toMatch(/\n|number/)
  const global: { MODULES: string[]; report: (count: number) => void; reported?: number } = {
    MODULES: ['a', 'b'],
    report: (count) => {
      global.reported = count
    },
  }
  runInNewContext(text, global)
  expect(Object.keys(global).sort()).toEqual(['MODULES', 'report', 'reported'])
  expect(global.reported).toBe(3)
})

it('refuses imports and exports', async () => {
  await expect(scriptText('script.ts', "import './a.ts'")).rejects.toThrow('must not import')
  await expect(scriptText('script.ts', 'export const a = 1')).rejects.toThrow('must not import')
})

it('keeps the first script of a store page small, and includes each module once', async () => {
  const file = join(root, 'packages/storefront/src/document/early-script.ts')
  const text = await scriptText(file, readFileSync(file, 'utf8'))
  expect(text.split('MODULES')).toHaveLength(2)
  expect(text).not.toContain('</')
  // Keeping a click for the page that is loaded again takes 60 characters.
  expect(text.length).toBeLessThan(1360)
})
