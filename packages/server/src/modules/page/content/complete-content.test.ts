import { blocks } from '@blockfront/engine/blocks'
import { type JsonSchema, propsSchema } from '@blockfront/engine/generate'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sanitizeHtml } from '../../../ground/sanitize-html.ts'
import { completeBlocks } from './complete-content.ts'

/** Returns a value with `html` in each formatted text of a schema, and two items in each list around one; undefined without any. */
function withHtml(schema: JsonSchema, html: string): unknown {
  if (schema.control === 'richText') return html
  if (schema.items) {
    const item = withHtml(schema.items as JsonSchema, html)
    return item === undefined ? undefined : [item, item]
  }
  const options = (schema.anyOf as JsonSchema[] | undefined) ?? []
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const value = withHtml(field as JsonSchema, html)
    return value === undefined ? [] : [[name, value]]
  })
  return fields.length > 0
    ? Object.fromEntries(fields)
    : options.map((option) => withHtml(option, html)).find((value) => value !== undefined)
}

/** The block types that have formatted text. */
const types = Object.values(blocks)
  .map((block) => ({ type: block.type, schema: propsSchema(block) }))
  .filter(({ schema }) => withHtml(schema, '') !== undefined)

/** The strings of a value that are `html` or made from it. */
const textsWith = (value: unknown, mark: string): string[] =>
  typeof value === 'string'
    ? value.includes(mark)
      ? [value]
      : []
    : Object.values(value ?? {}).flatMap((inner) => textsWith(inner, mark))

const part = fc.constantFrom(
  '<p onclick="a()">',
  '</p>',
  '<script>a()</script>',
  '<a href="javascript:a()">',
  '<img src=x onerror=a()>',
  '<ul><li>',
  '<style>*{}</style>',
  'text ',
)

it('sanitizes every formatted text on save, in lists and at any depth', () => {
  expect(types.map(({ type }) => type)).toEqual(expect.arrayContaining(['accordion', 'textBlock']))
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 6 }),
      fc.constantFrom(...types),
      fc.integer({ min: 0, max: 4 }),
      (parts, { type, schema }, depth) => {
        const html = `MARK${parts.join('')}`
        let block: object = { id: 'inner', type, props: withHtml(schema, html) }
        const expected = textsWith(block, 'MARK').map(sanitizeHtml)
        for (let level = 0; level < depth; level++) block = { id: `c${level}`, type: 'container', childComponents: [block] }
        const { content } = completeBlocks([block], [])
        expect(textsWith(JSON.parse(content.json), 'MARK')).toEqual(expected)
        expect(completeBlocks(JSON.parse(content.json), []).content.json).toBe(content.json)
      },
    ),
  )
})
