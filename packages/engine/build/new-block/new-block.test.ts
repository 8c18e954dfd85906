import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadBlocks, loadModule } from '@blockfront/tooling/sources/load-blocks'
import { root } from '@blockfront/tooling/sources/repository'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { judgeBlockCss } from '../../checks/block-css/judge.ts'
import { thumbnails } from '../../src/generate/thumbnail.ts'
import { blockFile } from './template.ts'

/** A copy of the engine with a single block, so that this test does not affect the repository or other processes that read it. */
let copy: string
const engine = () => join(copy, 'packages/engine')
const folder = () => join(engine(), 'src/blocks')

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'blockfront-new-block-'))
  for (const path of [
    'package.json',
    'packages/engine/package.json',
    'packages/engine/src',
    'packages/engine/build/optional-css.ts',
    'packages/tooling/src/browser/chromium.ts',
    'packages/tooling/src/browser/test-fonts.ts',
    'packages/tooling/src/tests/longest-first.ts',
    'vitest.workspace.ts',
    'tsconfig.json',
  ])
    cpSync(join(root, path), join(copy, path), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  for (const file of readdirSync(folder()))
    if (file.endsWith('.tsx') && !file.startsWith('contract.') && file !== 'textBlock.tsx') rmSync(join(folder(), file))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_OPTIONS|TEST$)/.test(name)))

function run(script: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, script), ...args], {
    cwd: copy,
    encoding: 'utf8',
    env: environment,
  })
  return { status, output: stdout + stderr }
}
const newBlock = (...names: string[]) => run('packages/engine/build/new-block/new-block.ts', ...names, '--into', folder())
const generate = (...flags: string[]) => run('packages/tooling/src/generate.ts', '--engine', engine(), '--into', copy, ...flags)

test.each([
  ['no name', [], 'Say what the block type is called'],
  ['a capital first', ['PromoBanner'], 'camelCase'],
  ['a hyphen', ['promo-banner'], 'camelCase'],
  ['a path', ['../promoBanner'], 'camelCase'],
  ['a name of every object', ['constructor'], 'every JavaScript object'],
  ['two names', ['promo', 'banner'], 'One block type at a time'],
  ['a block that is there', ['textBlock'], 'taken by'],
  ['one that differs in case alone', ['textblock'], 'taken by'],
  ['a file that is no block', ['views'], 'taken by'],
])('refuses %s with a reason, and writes nothing', (_, names, why) => {
  const before = readdirSync(folder())
  const { status, output } = newBlock(...names)
  expect(status).toBe(1)
  expect(output).toContain(why)
  expect(output).toContain('npm run new:block -- promoBanner')
  expect(readdirSync(folder())).toEqual(before)
})

describe('a new block file', () => {
  beforeAll(() => {
    expect(generate().output).toContain('docs/reference/textBlock.md')
    const { status, output } = newBlock('promoBanner')
    expect(output).toContain('npm run generate')
    expect(status).toBe(0)
  })

  test('is formatted', async () => {
    const { stdout } = spawnSync('biome', ['format', '--stdin-file-path=packages/engine/src/blocks/promoBanner.tsx'], {
      cwd: root,
      encoding: 'utf8',
      input: blockFile('promoBanner'),
    })
    expect(stdout).toBe(blockFile('promoBanner'))
    const { problems } = await judgeBlockCss(new Map([['promoBanner.tsx', blockFile('promoBanner')]]))
    expect(problems).toEqual([])
  })

  test('is in the list of blocks, in the palette and among the views', async () => {
    const blocks = await loadBlocks(engine())
    expect(Object.keys(blocks).sort()).toEqual(['promoBanner', 'textBlock'])
    expect(thumbnails(blocks).map(({ key }) => key)).toContain('promoBanner/dark')
    const { views } = await loadModule<{ views: object }>(join(engine(), 'src/blocks/views.ts'))
    expect(views).toHaveProperty('promoBanner')
    const { styles } = await loadModule<{ styles: string }>(join(engine(), 'src/blocks/styles.ts'))
    expect(styles).toContain('.bf-promoBanner')
  })

  test('makes the check of generated files fail until they are generated', () => {
    const stale = generate('--check')
    expect(stale.status).toBe(1)
    expect(stale.output).toContain('schemas/blocks/promoBanner/1.json  is missing')
    expect(stale.output).toContain('npm run generate')
    expect(generate().status).toBe(0)
    expect(generate('--check').status).toBe(0)
    expect(readFileSync(join(copy, 'docs/reference/promoBanner.md'), 'utf8')).toContain('# Promo banner')
    expect(readFileSync(join(copy, 'schemas/page.json'), 'utf8')).toContain('blocks/promoBanner/1.json')
  })

  test('is removed with its file', async () => {
    rmSync(join(folder(), 'promoBanner.tsx'))
    expect(Object.keys(await loadBlocks(engine()))).toEqual(['textBlock'])
    const stale = generate('--check')
    expect(stale.output).toContain('schemas/blocks/promoBanner/1.json  belongs to a block that is gone')
    expect(generate().status).toBe(0)
    expect(existsSync(join(copy, 'schemas/blocks/promoBanner'))).toBe(false)
    expect(existsSync(join(copy, 'docs/reference/promoBanner.md'))).toBe(false)
  })
})
