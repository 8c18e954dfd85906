import { describe, expect, it } from 'vitest'
import type { Block, PropsSchema } from '../../src/block.ts'
import { blocks } from '../../src/document/testing/blocks.ts'
import * as field from '../../src/field/index.ts'
import { blockSchema, blockSchemaPath, type JsonSchema } from '../../src/generate/json-schema.ts'
import { problemsOf } from './problems.ts'
import { release } from './released.ts'
import { differences, fingerprint, shapeOf } from './shape.ts'

const banner = (props: PropsSchema, rest: Partial<Block> = {}): Block => ({
  type: 'banner',
  title: 'Banner',
  description: 'A banner.',
  contentType: 'normal',
  version: 1,
  props,
  View: () => null,
  ...rest,
})
const first = () => (blocks.note as Block).props().pick({ heading: true, color: true })
const heading = (label: string, max: number, start = 'Hello', options = {}) => ({
  heading: field.text(label, options).max(max).default(start),
})
const reworded = () => first().extend(heading('Title', 20, 'Hello', { help: 'Shown first.', group: 'Style' }))
const shorter = () => first().extend(heading('Heading', 15))
const cut: Block['migrations'] = {
  1: {
    migrate: (props) => ({ ...props, heading: String(props.heading ?? 'Hello').slice(0, 15) }),
    example: { heading: 'Spring' },
  },
}

const file = (block: Block): [string, JsonSchema] => [blockSchemaPath('banner', block.version), blockSchema(block)]
const released = release({ banner: banner(first) }, {})
const schemas = new Map([file(banner(first))])
const problems = (block: Block, files = schemas) => problemsOf({ banner: block }, files, released)

describe('problemsOf', () => {
  it('accepts a released block, and changed texts', () => {
    expect(problems(banner(first))).toEqual([])
    expect(problems(banner(reworded, { title: 'Poster' }))).toEqual([])
  })

  it.each([
    ['a bound', shorter],
    ['a default', () => first().extend(heading('Heading', 20, 'Hi'))],
    ['a prop that went', () => (blocks.note as Block).props().pick({ heading: true })],
    ['a prop that came', () => first().extend({ wide: field.checkbox('Wide').default(false) })],
  ])('refuses %s without a new version, and says what changed and what to do', (_what, props) => {
    const [problem] = problems(banner(props))
    expect(problem).toMatch(/^banner: version 1 was released.*\n {4}properties\.props\.properties\..* → .*\n/)
    expect(problem).toContain('set `version: 2` and add, under `migrations`, 1: { migrate, example }')
  })

  it('refuses it also when the released schema was generated again', () => {
    const [problem] = problems(banner(shorter), new Map([file(banner(shorter))]))
    expect(problem).toContain('git checkout -- schemas/blocks/banner/1.json')
  })

  it('accepts it with a new version, a migration and an example', () => {
    const next = banner(shorter, { version: 2, migrations: cut })
    expect(problems(next, new Map([...schemas, file(next)]))).toEqual([])
  })

  it('reports a document that a migration breaks', () => {
    const careless = banner(shorter, {
      version: 2,
      migrations: { 1: { migrate: (props) => props, example: { heading: 'Spring' } } },
    })
    const found = problems(careless, new Map([...schemas, file(careless)]))
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(
      /^banner: a document of version 1 loses props\.heading: .*\n.*"heading":"w{20}".*\n.*Correct the migrations from version 1 on/,
    )
  })

  it('reports a missing migration, an example of another version, and a migration that throws', () => {
    const bare = banner(shorter, { version: 2 })
    expect(problems(bare, new Map([...schemas, file(bare)]))).toEqual([
      expect.stringContaining('banner.migrations[1]: is missing'),
    ])
    const wrong = banner(shorter, {
      version: 2,
      migrations: { 1: { migrate: cut[1]?.migrate as never, example: { heading: 5 } } },
    })
    expect(problems(wrong, new Map([...schemas, file(wrong)]))[0]).toContain(
      'example is no document of version 1: props.heading must be string',
    )
    const throws = () => {
      throw new Error('no such prop')
    }
    const broken = banner(shorter, { version: 2, migrations: { 1: { migrate: throws, example: {} } } })
    expect(problems(broken, new Map([...schemas, file(broken)]))[0]).toContain('no such prop')
  })

  it('reports missing or changed released schemas, missing blocks, and decreased versions', () => {
    const next = banner(shorter, { version: 2, migrations: cut })
    expect(problems(next, new Map([file(next)]))[0]).toContain('schemas/blocks/banner/1.json is gone')
    expect(problems(next, new Map([['blocks/banner/1.json', blockSchema(banner(shorter))], file(next)]))[0]).toContain(
      'was changed after its release',
    )
    expect(problemsOf({}, schemas, released)[0]).toContain('banner: the block type is gone')
    expect(problemsOf({ banner: banner(first) }, schemas, { banner: { ...released.banner, 2: 'x' } })[0]).toContain(
      'version 2 was released',
    )
    expect(problems(banner(first), new Map())[0]).toContain('is gone')
  })

  it('ignores a block that was never released, but requires its schema', () => {
    expect(problemsOf({ banner: banner(shorter) }, new Map([file(banner(shorter))]), {})).toEqual([])
    expect(problemsOf({ banner: banner(shorter) }, new Map(), {})).toEqual([expect.stringContaining('npm run generate')])
  })
})

describe('release', () => {
  it('adds current versions and never changes existing entries', () => {
    expect(release({ banner: banner(shorter) }, released)).toEqual(released)
    const next = banner(shorter, { version: 2, migrations: cut })
    expect(release({ banner: next }, released)).toEqual({ banner: { ...released.banner, 2: fingerprint(blockSchema(next)) } })
  })
})

describe('differences', () => {
  it('names paths, through references', () => {
    const shape = (schema: JsonSchema) => shapeOf(schema)
    const inline = shape({ type: 'object', properties: { a: { type: 'string', pattern: '^x$' } } })
    const referred = shape({
      type: 'object',
      properties: { a: { $ref: '#/$defs/x', title: 'A' } },
      $defs: { x: { pattern: '^x$', type: 'string' } },
    })
    expect(differences(inline, referred)).toEqual([])
    expect(differences(inline, shape({ type: 'object', properties: { a: { type: 'string' } } }))).toEqual([
      'properties.a.pattern: "^x$" → nothing',
    ])
  })
})
