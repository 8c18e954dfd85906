import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { run } from './cli.ts'

let folder = ''
let errors = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'puck-import-'))
  errors = ''
  const collect = (text: unknown) => {
    errors += `${text}\n`
    return true
  }
  vi.spyOn(process.stderr, 'write').mockImplementation(collect)
  vi.spyOn(console, 'error').mockImplementation(collect)
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const at = (name: string) => join(folder, name)
const data = (title: string) => JSON.stringify({ root: {}, content: [{ type: 'Hero', props: { id: 'a', title }, readOnly: {} }] })

test('converts files to a folder with a map and a config, and reports what to check', async () => {
  for (const name of ['one', 'two']) writeFileSync(at(`${name}.json`), data(name))
  writeFileSync(at('map.json'), JSON.stringify({ components: { Hero: { type: 'banner' } } }))
  writeFileSync(
    at('config.mjs'),
    "export const config = { components: { Hero: { fields: { title: { type: 'text' } }, permissions: { delete: false } } } }",
  )
  const options = ['--out', at('pages'), '--map', at('map.json'), '--config', at('config.mjs'), '--blocks', at('blocks')]
  expect(await run([at('one.json'), at('two.json'), ...options])).toBe(0)
  expect(JSON.parse(readFileSync(at('pages/two.json'), 'utf8')).content[0]).toEqual({
    id: 'a',
    type: 'banner',
    props: { title: 'two' },
    readOnly: {},
  })
  expect(readdirSync(at('blocks'))).toEqual(['banner.tsx', 'blocks.ts'])
  expect(errors).toContain('content[0].readOnly')
  expect(errors).toContain('1 block, 1 problem to check')
  expect(errors).toContain('components.Hero.permissions')
  expect(errors).toContain('without 1 rule of the config, listed above')

  // Existing files are replaced only with --force.
  expect(await run([at('one.json'), '--out', at('pages/')])).toBe(1)
  expect(errors).toContain('one.json exists')
  expect(await run([at('one.json'), '--out', at('pages/'), '--force'])).toBe(0)
})

test.each([
  [[], 'Name a file'],
  [['missing.json'], 'could not be read'],
  [['bad.json'], 'is not JSON'],
  [['list.json'], 'not Puck data'],
  [['one.json', 'list.json'], '--out'],
  [['one.json', '--map', 'list.json'], 'needs an object'],
  [['one.json', '--blocks', 'blocks'], '--config'],
  [['one.json', '--config', 'missing.mjs'], 'could not be loaded'],
  [['one.json', '--config', 'empty.mjs'], 'no Puck config'],
  [['one.json', '--colour'], '--colour'],
])('%j is refused with what to do', async (words, message) => {
  writeFileSync(at('one.json'), data('one'))
  writeFileSync(at('bad.json'), '{')
  writeFileSync(at('list.json'), '[]')
  writeFileSync(at('empty.mjs'), 'export default {}')
  expect(await run(words.map((word) => (word.startsWith('-') || word === 'blocks' ? word : at(word))))).toBe(1)
  expect(errors).toContain(message)
  expect(readdirSync(folder)).toHaveLength(4)
})
