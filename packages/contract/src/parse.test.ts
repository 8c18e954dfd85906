import { repeat } from '@blockfront/tooling/tests/repeat'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints/all.ts'
import { maxDepth } from './json.ts'
import { parseInput } from './parse.ts'
import type { EndpointId } from './route.ts'
import { routes } from './routes.ts'

const product = { storeId: 's1', name: 'Mug', price: 9.5 }
const ids = Object.keys(routes) as EndpointId[]

/** Every schema of an object's key in a schema, by its path. */
function* schemasOf(schema: z.ZodType, path = ''): Generator<[path: string, schema: z.ZodType]> {
  const {
    shape,
    element,
    innerType,
    options,
    in: input,
  } = schema.def as unknown as Record<string, z.ZodType> & {
    options?: z.ZodType[]
  }
  for (const [key, value] of Object.entries(shape ?? {})) {
    yield [`${path}.${key}`, value]
    yield* schemasOf(value, `${path}.${key}`)
  }
  for (const inner of [element, innerType, input, ...(options ?? [])]) if (inner?.def) yield* schemasOf(inner, path)
}

const fieldsOf = (result: ReturnType<typeof parseInput>) => (result.ok ? {} : result.fields)

describe('parseInput', () => {
  it('converts, trims and adds defaults', () => {
    const list = parseInput('product.list', { query: { storeId: 's1', pageNumber: '2', requireAll: 'true' } })
    expect(list).toEqual({ ok: true, input: { query: { storeId: 's1', pageNumber: 2, pageSize: 16, requireAll: true } } })
    const added = parseInput('product.add', { body: { ...product, name: '  Mug ' } })
    expect(added.ok && added.input.body).toMatchObject({ name: 'Mug', discountPrice: 0, status: 'active', variations: [] })
    const login = parseInput('auth.login', { body: { email: 'Ann@Example.COM', password: 'x' } })
    expect(login.ok && login.input.body.email).toBe('ann@example.com')
  })

  it('returns all errors at once, by the paths of form fields', () => {
    const result = parseInput('product.add', {
      body: { ...product, name: '', price: -1, variations: [{ price: 'x', attributes: {} }] },
    })
    expect(Object.keys(fieldsOf(result)).toSorted()).toEqual(['name', 'price', 'variations.0.price'])
    expect(fieldsOf(result).name).toBe('This is required.')
    const page = parseInput('page.versions', { query: { pageId: 'p1', pageSize: '5000' } })
    expect(Object.keys(fieldsOf(page))).toEqual(['query.pageSize'])
  })

  it('accepts countries only, wherever an endpoint takes one', () => {
    const found = ids.flatMap((id) => {
      const { params, query, body } = endpoints[id] as Endpoint
      return [params, query, body].flatMap((part) => (part ? [...schemasOf(part, id)] : []))
    })
    const named = found.filter(([path]) => /\.(?:country|countries)$/.test(path))
    expect(named.length).toBeGreaterThan(10)
    for (const [path, schema] of named)
      for (const code of ['ZZ', 'XX', 'EU', 'AN'])
        expect([path, schema.safeParse(path.endsWith('s') ? [code] : code).success]).toEqual([path, false])
    const fields = fieldsOf(parseInput('checkout.quote', { body: { lines: [], country: 'zz' } }))
    expect(fields).toEqual({ country: 'ZZ is not a country code.' })
  })

  it('has messages for people who fill in a form', () => {
    const body = {
      name: 5,
      price: -1,
      status: 'sold',
      tags: 'a',
      stockQuantity: 1.5,
      metaDescription: 'x'.repeat(501),
      requiresShipping: 'yes',
    }
    expect(fieldsOf(parseInput('product.add', { body }))).toEqual({
      storeId: 'This is required.',
      name: 'This must be text.',
      price: 'This must be at least 0.',
      status: 'Choose one of: draft, active, archived.',
      tags: 'This must be a list.',
      stockQuantity: 'This must be a whole number.',
      metaDescription: 'Use at most 500 characters.',
      requiresShipping: 'This must be true or false.',
    })
    expect(fieldsOf(parseInput('auth.signup', { body: { name: 'A', email: 'a@', password: 'short' } }))).toEqual({
      email: 'Enter a valid email address.',
      password: 'Use at least 10 characters.',
    })
  })

  it.each([
    ['a&b@example.com', 'a&b@example.com'],
    ['test!@example.com', 'test!@example.com'],
    ["o'neil+shop@mail.example.museum", "o'neil+shop@mail.example.museum"],
    ['Info@xn--e1afmkfd.XN--P1AI', 'info@xn--e1afmkfd.xn--p1ai'],
    ['info@Пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
    ['a@例え.テスト', 'a@xn--r8jz45g.xn--zckzah'],
    ['a@भारत.भारत', 'a@xn--h2brj9c.xn--h2brj9c'],
  ])('accepts the email address %s', (typed, stored) => {
    const login = parseInput('auth.login', { body: { email: typed, password: 'x' } })
    expect(login.ok && login.input.body.email).toBe(stored)
  })

  it.each([
    'a@',
    'a',
    '@example.com',
    'a@example',
    'a@example.1',
    'a b@example.com',
    '.a@example.com',
    'a..b@example.com',
    'a@-a.com',
    'a@b@c.com',
    'a,b@c.com',
    'a@c.com\nBcc: x',
  ])('rejects the email address %j', (typed) => {
    const login = parseInput('auth.login', { body: { email: typed, password: 'x' } })
    expect(fieldsOf(login)).toEqual({ email: 'Enter a valid email address.' })
  })

  it('ignores unknown fields', () => {
    const result = parseInput('product.add', { body: { ...product, isDemo: true, createdAt: 'x' } })
    expect(result.ok && result.input.body).not.toHaveProperty('isDemo')
  })

  it('keeps all fields of a stored block', () => {
    const content = [{ type: 'future', props: { a: [1, null] }, childComponents: [{ type: 'textBlock', x: 1 }] }, null, 7]
    const result = parseInput('page.saveDraft', { body: { storeId: 's1', pageId: 'p1', baseVersion: 1, content } })
    expect(result.ok && result.input.body.content).toEqual(content)
  })

  it.each([
    ['a NUL', { ...product, name: 'a\0b' }],
    ['half a surrogate pair', { ...product, description: '\ud800' }],
    ['a constructor key deep inside', { ...product, variations: [{ attributes: { constructor: 'x' } }] }],
    ['a number beyond all bounds', { ...product, price: 1e21 }],
    ['a number that became infinite', { ...product, unknown: JSON.parse('1e999') }],
    ['an array for an object', [product]],
    ['a string for an object', 'product'],
    ['nothing', undefined],
    ['null', null],
  ])('rejects %s', (_, body) => {
    expect(parseInput('product.add', { body }).ok).toBe(false)
  })

  it('rejects a key that reaches the prototype', () => {
    const body: unknown = JSON.parse('{"storeId":"s1","name":"Mug","price":1,"__proto__":{"isAdmin":true}}')
    expect(Object.entries(fieldsOf(parseInput('product.add', { body })))).toEqual([['__proto__', 'This name is not allowed.']])
  })

  it('rejects too deep nesting without a stack overflow', () => {
    let deep: unknown = 'end'
    for (let level = 0; level < 200_000; level += 1) deep = [deep]
    const body = { storeId: 's1', pageId: 'p1', baseVersion: 1, content: [{ type: 'x', props: deep }] }
    expect(Object.values(fieldsOf(parseInput('page.saveDraft', { body })))).toEqual([
      `This is nested more than ${maxDepth} levels deep.`,
    ])
  })

  it('rejects paths and URLs that leave the origin', () => {
    const redirect = { storeId: 's1', fromPath: '/old', toPath: '/new' }
    expect(parseInput('redirect.add', { body: redirect }).ok).toBe(true)
    for (const path of ['//evil.test', '/\\evil.test', 'javascript:alert(1)', 'old', '/a b']) {
      expect(parseInput('redirect.add', { body: { ...redirect, fromPath: path } }).ok, path).toBe(false)
      expect(parseInput('redirect.add', { body: { ...redirect, toPath: path } }).ok, path).toBe(false)
    }
  })

  it('never throws, for any input', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom('', '0', '-1', '1e999', 'NaN', '__proto__', '\0'),
    )
    const record = fc.dictionary(fc.oneof(text, fc.constantFrom('storeId', 'pageId', 'id', 'pageNumber', 'domain')), text)
    const raw = fc.record({ params: record, query: record, headers: record, body: fc.oneof(fc.jsonValue(), fc.anything()) })
    fc.assert(
      fc.property(fc.constantFrom(...ids), raw, (id, input) => {
        const result = parseInput(id, input)
        if (!result.ok) expect(Object.keys(result.fields).length).toBeGreaterThan(0)
      }),
      { numRuns: repeat(200, 10_000) },
    )
  })
})
