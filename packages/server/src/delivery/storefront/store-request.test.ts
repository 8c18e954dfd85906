import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { PAYLOAD_PATH, parseStorefrontRequest } from './store-request.ts'

const parse = (url: string, method = 'GET') =>
  parseStorefrontRequest('shop.localhost', '192.0.2.1', { url, method } as IncomingMessage)

it('names the page, the language and the representation of a request', () => {
  expect(parse('/de/shop?utm_source=x&page=2')).toMatchObject({
    ...{ hostname: 'shop.localhost', client: '192.0.2.1', isReading: true, path: '/de/shop', query: 'utm_source=x&page=2' },
    ...{ rest: '/shop', language: 'de', unsubscribeToken: undefined },
    page: { representation: 'html', url: { path: '/de/shop?page=2', pathInLanguage: '/shop?page=2' } },
  })
  const data = parse(`${PAYLOAD_PATH}?path=%2Fde%2Fshop`)
  expect(data).toMatchObject({ path: PAYLOAD_PATH, rest: PAYLOAD_PATH, language: undefined })
  expect(data.page).toMatchObject({ representation: 'json', url: { language: 'de', path: '/de/shop' } })
  for (const query of ['', '?path=', '?path=shop', '?path=https%3A%2F%2Fother.test%2F'])
    expect(parse(PAYLOAD_PATH + query).page).toBeUndefined()
})

it('knows forms and unsubscribe links in each language, and no page to read for other methods', () => {
  expect(parse('/de/forms/contact', 'POST')).toMatchObject({ rest: '/forms/contact', language: 'de', page: undefined })
  const link = parse('/pt-BR/unsubscribe/abc.def', 'POST')
  expect(link).toMatchObject({ rest: '/unsubscribe/abc.def', language: 'pt-br', isReading: false })
  expect(parse(`/de/forms/cart?${'x'.repeat(3000)}`, 'POST')).toMatchObject({ rest: '/forms/cart', language: 'de' })
  expect(parse(`${PAYLOAD_PATH}?path=%2Funsubscribe%2Fabc.def`).unsubscribeToken).toBeUndefined()
})
