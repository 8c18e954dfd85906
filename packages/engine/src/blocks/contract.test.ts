/**
 * Contract tests of every block type in this folder; a new file is included automatically. This file checks definitions, schemas
 * and style sheets, contract.hydration.test.tsx checks rendering, and contract.browser.test.tsx checks layout and accessibility.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repeat } from '@blockfront/tooling/tests/repeat'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Block, Migration } from '../block.ts'
import { problemsOfCss } from '../block-tests/css.ts'
import { migrationProblems } from '../block-tests/migrations.ts'
import { translationProblems } from '../block-tests/translation.ts'
import { checkBlocks } from '../check/check-block.ts'
import { load } from '../document/loading/load.ts'
import { CONTROLS } from '../field/meta.ts'
import { blockSchema, type JsonSchema, KEYWORDS, pageSchema } from '../generate/json-schema.ts'
import { exampleBlock } from '../generate/reference.ts'
import { arbitraryOf } from '../generate/testing/arbitrary.ts'
import { blocks } from './index.ts'
import { damaged } from './testing/damage.ts'
import { views } from './views.ts'

const definitions = import.meta.glob<Block>(['./*.tsx', '!./*.test.tsx'], { import: 'default', eager: true })
const styles = import.meta.glob<string>(['./*.tsx', '!./*.test.tsx'], { import: 'css', eager: true })
const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
const controls = Object.keys(import.meta.glob(['../form/controls/*.tsx', '!../form/controls/*.test.tsx'])).map((path) =>
  path.slice('../form/controls/'.length, -'.tsx'.length),
)

const ajv = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true, strictRequired: false, strictTypes: false })
ajv.addVocabulary([...KEYWORDS])
for (const block of Object.values(blocks)) ajv.addSchema(blockSchema(block))
const validatorOf = (block: Block) => ajv.getSchema(String(blockSchema(block).$id))
const page = ajv.compile(pageSchema(blocks))

test('every control that a block uses exists in the form', () =>
  expect([...CONTROLS].filter((name) => name !== 'hidden').toSorted()).toEqual(controls.toSorted()))

test('no two files define the same type, and every definition is valid', () =>
  expect(checkBlocks(Object.values(definitions))).toEqual([]))

test('every definition says in one sentence what the block shows', () =>
  expect(Object.values(definitions).filter(({ description }) => !/^\p{Lu}.*\.$/u.test(description))).toEqual([]))

test('every file defines the block type with its name, and exports a view', () => {
  const types = files.map((name) => name.slice(0, -'.tsx'.length)).sort()
  expect(types.length).toBeGreaterThan(0)
  expect(Object.keys(blocks).sort()).toEqual(types)
  expect(Object.keys(views).sort()).toEqual(types)
})

const SCHEMAS = join(import.meta.dirname, '../../../../schemas/blocks')

describe.each(Object.values(blocks).map((block) => [block.type, block] as const))('%s', (type, block) => {
  test('exports the view that its definition names', () => expect(views[type]).toBe(block.View))

  test('has valid defaults that loading does not change', () => {
    const defaults = block.props().parse({})
    expect(block.props().parse(defaults)).toEqual(defaults)
    expect(JSON.parse(JSON.stringify(defaults))).toEqual(defaults)
  })

  test('has a valid JSON Schema that accepts its defaults and presets', () => {
    const fits = validatorOf(block)
    const stored = exampleBlock(block)
    for (const props of [stored.props, ...(block.presets ?? []).map((preset) => preset.props)]) {
      expect(fits?.({ ...stored, props }), JSON.stringify(fits?.errors)).toBe(true)
      expect(page({ content: [{ ...stored, props }] }), JSON.stringify(page.errors)).toBe(true)
    }
  })

  test('is validated equally by its JSON Schema and by zod, for valid and invalid documents', () => {
    const fits = validatorOf(block)
    const schema = blockSchema(block)
    const sound = arbitraryOf(schema.properties?.props as JsonSchema, schema) as fc.Arbitrary<Record<string, unknown>>
    const agree = (props: unknown) => {
      const json = fits?.({ type, version: block.version, props }) === true
      const zod = block.props().safeParse(props)
      expect(json, `${JSON.stringify(props)}\n${zod.error ?? ''}\n${JSON.stringify(fits?.errors)}`).toBe(zod.success)
      return json
    }
    fc.assert(
      fc.property(sound, (props) => {
        expect(agree(props)).toBe(true)
      }),
      { numRuns: repeat(10, 500) },
    )
    let broken = 0
    fc.assert(
      fc.property(damaged(sound), (props) => {
        if (!agree(props)) broken++
      }),
      { numRuns: repeat(20, 1000) },
    )
    expect(broken).toBeGreaterThan(0)
  })

  test('loads its presets, and the examples of every older version, without loss', () =>
    expect(migrationProblems(block)).toEqual([]))

  test('completes a block of version 1 with the defaults of version 1', () => {
    const released = JSON.parse(readFileSync(join(SCHEMAS, type, '1.json'), 'utf8')) as JsonSchema
    const { properties = {} } = (released.properties?.props ?? {}) as JsonSchema
    const defaults = Object.fromEntries(Object.entries(properties).map(([name, prop]) => [name, (prop as JsonSchema).default]))
    const { document } = load([{ id: 'a', type, props: {} }], { [type]: block })
    expect(document.content[0]?.props).toMatchObject(defaults)
  })

  test('calls every migration at least once, with its example', () => {
    for (const [version, migration] of Object.entries(block.migrations ?? {}) as [string, Migration][]) {
      let calls = 0
      const migrate = (props: Record<string, unknown>) => {
        calls++
        return migration.migrate(props)
      }
      const watched = { ...block, migrations: { ...block.migrations, [version]: { ...migration, migrate } } }
      load([{ id: 'a', type, version: Number(version), props: migration.example }], { [type]: watched })
      expect(calls, `the migration of version ${version} was not called`).toBe(1)
    }
  })

  test('translates each of its texts, in the defaults and every preset', () => expect(translationProblems(block)).toEqual([]))

  test('has a style sheet that affects only its own elements and responds to its container', () => {
    expect(problemsOfCss(type, styles[`./${type}.tsx`] ?? '')).toEqual([])
  })
})
