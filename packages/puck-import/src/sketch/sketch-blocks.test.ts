import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkBlocks, load } from '@blockfront/engine'
import { codeBlocks } from '@blockfront/tooling/guides/code-blocks'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { convertPuckData } from '../convert/convert.ts'
import { parseMap } from '../convert/puck-map.ts'
import { literal } from './field-code.ts'
import { blocks } from './fixtures/blocks/blocks.ts'
import { config } from './fixtures/puck-config.tsx'
import { type PuckConfig, slotsOfConfig } from './puck-config.ts'
import { lostRules } from './rules.ts'
import { sketchBlocks } from './sketch-blocks.ts'

const folder = join(import.meta.dirname, 'fixtures/blocks')
const puck = config as unknown as PuckConfig

test('the sketches are the files that the type checker reads, and valid block types', () => {
  const sketches = sketchBlocks(puck)
  expect(sketches.map(({ file }) => file).sort()).toEqual(readdirSync(folder).sort())
  for (const { file, code } of sketches) expect(code, file).toBe(readFileSync(join(folder, file), 'utf8'))
  expect(checkBlocks(Object.values(blocks))).toEqual([])
})

test('every rule of a config is in a sketch or in the list of those that are not', () => {
  expect(lostRules(puck).map(({ path }) => path)).toEqual([
    'categories',
    'components["Price List"].fields.body.options',
    'components["Price List"].fields.size',
    'components["Price List"].fields.link.objectFields.isOpen',
    'components["Price List"].fields.product',
    'components.Teaser.permissions',
    'components.Teaser.resolveData',
    'components.Teaser.fields.cards.min',
    'components.Teaser.fields.cards.arrayFields.link.objectFields.inner',
    'components.Teaser.fields.tags.getItemSummary',
    'components.Teaser.fields.variant',
    'root.fields.theme',
  ])
  for (const { message } of lostRules(puck)) expect(message).toMatch(/^[^{}]+\.$/)
  const renamed = { components: { Teaser: { props: { variant: 'look' } } } }
  expect(lostRules(puck, renamed).map(({ path }) => path)).not.toContain('components.Teaser.fields.variant')
  expect(sketchBlocks(puck, { map: renamed }).find(({ file }) => file === 'teaser.tsx')?.code).toContain('look: field.text')
})

test('a page of the config is loaded with the sketched blocks without changes', () => {
  const props = {
    ...config.components['Price List']?.defaultProps,
    id: 'b',
    body: '<p>Hi</p>',
    product: { id: 1 },
    columns: 2,
    intro: '',
  }
  const inside = [{ type: 'Price List', props }]
  const hero = { type: 'Hero', props: { id: 'a', title: 'Hi', align: 'center', content: inside } }
  const items = [
    { label: 'One', body: [{ type: 'new', props: { id: 'e' } }] },
    { label: 'Two', body: [] },
  ]
  const tabs = { type: 'Tabs', props: { id: 'd', items } }
  const { document, problems } = convertPuckData(
    { content: [hero, { type: 'new', props: { id: 'c' } }, tabs] },
    { slots: slotsOfConfig(puck) },
  )
  expect(problems).toEqual([])
  const { document: loaded, report } = load(document, blocks)
  expect(report).toEqual([])
  const [first, , last] = loaded.content
  expect(last).toMatchObject({ props: { items: [{ id: 'items1' }, { id: 'items2' }] }, childComponents: [{ slot: 'items1' }] })
  expect(first?.childComponents?.[0]).toMatchObject({ slot: 'content', props: { product: { id: 1 }, columns: 2, size: 2 } })
})

test('migrate-from-puck.md shows the sketch, and maps that are valid', async () => {
  const code = codeBlocks('docs/guides/migrate-from-puck.md')
  const of = (language: string) => code.filter((block) => block.language === language).map((block) => block.code)
  expect(of('tsx')[0]).toBe(readFileSync(join(folder, 'hero.tsx'), 'utf8'))
  const map = parseMap(JSON.parse(of('json')[0] ?? ''))
  const data = { content: [{ type: 'Stack', props: { id: 'a', items: [{ type: 'Hero', props: { id: 'b', title: 'Hi' } }] } }] }
  expect(convertPuckData(data, { map }).document.content).toEqual([
    {
      type: 'frame',
      props: {},
      childComponents: [
        { id: 'a', type: 'stack', props: {}, childComponents: [{ id: 'b', type: 'banner', props: { heading: 'Hi' } }] },
      ],
    },
  ])
  const module = await import(`data:text/javascript,${encodeURIComponent(of('js')[0] ?? '')}`)
  expect(parseMap(module.default).components?.Price?.convert?.({ amount: '3', unit: 'kg' })).toEqual({ amount: 3, unit: 'kg' })
  for (const command of of('sh')
    .join('')
    .matchAll(/npx @blockfront\/puck-import(.*)/g))
    for (const [option] of (command[1] ?? '').matchAll(/--\w+/g))
      expect(['--config', '--blocks', '--out', '--map']).toContain(option)
})

test('a value as code is the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.stringify(new Function(`return ${literal(value)}`)())).toBe(JSON.stringify(value))
    }),
  )
})
