import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Block } from '../block.ts'
import * as field from '../field/index.ts'
import { blockSchema, type JsonSchema, KEYWORDS, keywordsOf, pageSchema, propsSchema } from './json-schema.ts'

const props = () =>
  z.object({
    heading: field.text('Heading', { help: 'A few words.' }).max(10).default('Hello'),
    color: field.color('Color', { when: { heading: { not: '' } } }).default('#fff'),
    ground: field.color('Ground').default('#000'),
    size: field.responsive(field.unitNumber('Size')).default('1rem'),
  })
const banner = {
  type: 'banner',
  title: 'Banner',
  description: 'A banner.',
  contentType: 'normal',
  version: 1,
  props,
  View: () => null,
} satisfies Block<typeof props>

const part = (name: string) => propsSchema(banner).properties?.[name] as JsonSchema

test('the schema contains the metadata of fields, including conditions', () => {
  expect(part('heading')).toMatchObject({
    label: 'Heading',
    help: 'A few words.',
    control: 'text',
    group: 'Content',
    default: 'Hello',
  })
  expect(part('color').when).toEqual({ heading: { not: '' } })
})

test('long patterns occur once, and a value per width contains its field once', () => {
  const text = JSON.stringify(blockSchema(banner))
  expect(text.split('aliceblue'.replace(/[a-z]/g, (c) => `[${c}${c.toUpperCase()}]`)).length - 1).toBe(1)
  expect(text.split('"label":"Size"').length - 1).toBe(1)
  expect(part('size')).toMatchObject({ label: 'Size', perWidth: true, units: ['px', 'rem', '%'] })
})

describe('a page in an independent validator', () => {
  const ajv = new Ajv2020({ allowUnionTypes: true })
  ajv.addVocabulary([...KEYWORDS])
  ajv.addSchema(blockSchema(banner))
  const fits = ajv.compile(pageSchema({ banner }))
  const page = (...content: unknown[]) => fits({ content })

  test('is valid with everything that may be stored', () => {
    expect(page({ type: 'banner' })).toBe(true)
    expect(page({ id: 7, type: 'banner', version: 1, props: { heading: 'Hi', keptFromElsewhere: { a: 1 } } })).toBe(true)
    expect(page({ type: 'fromTheFuture', props: { heading: 12 } }, { type: 'banner', version: 9, props: { heading: 12 } })).toBe(
      true,
    )
  })

  test('is invalid with a wrong value at any depth', () => {
    expect(page({ type: 'banner', props: { heading: 12 } })).toBe(false)
    expect(page({ type: 'banner', props: { color: 'red; background: url(x)' } })).toBe(false)
    expect(page({ type: 'box', childComponents: [{ type: 'banner', props: { size: { tablet: '1rem' } } }] })).toBe(false)
    expect(page({ props: {} })).toBe(false)
    expect(fits([])).toBe(false)
  })

  test('accepts any props of an older version, because loading migrates it', () => {
    const second = { ...banner, version: 2 }
    const validator = new Ajv2020({ allowUnionTypes: true })
    validator.addVocabulary([...KEYWORDS])
    validator.addSchema(blockSchema(second))
    const check = validator.compile(pageSchema({ banner: second }))
    expect(check({ content: [{ type: 'banner', props: { heading: 12 } }] })).toBe(true)
    expect(check({ content: [{ type: 'banner', version: 2, props: { heading: 12 } }] })).toBe(false)
  })
})

test("keywords include metadata of an app's own field kinds, at any depth", () => {
  const stars = z.int().min(1).max(5).meta({ control: 'rating', label: 'Stars', shape: 'heart' }).default(5)
  const props = () => z.object({ list: field.list('List', { stars }, { itemName: 'Item' }).default([]) })
  const review = { ...banner, props } as Block
  expect(keywordsOf({ review })).toEqual([...KEYWORDS, 'shape'])
  expect(propsSchema(review).properties?.list).toMatchObject({ items: { properties: { stars: { shape: 'heart' } } } })
})
