import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
let shop: Awaited<ReturnType<TestServer['createStore']>>
beforeAll(async () => {
  server = await startTestServer()
  shop = await server.createStore()
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  await server.stop()
})

const get = (path: string) => server.client(shop.host).raw({ method: 'GET', path })

it('stands on its store host and not on the main one', async () => {
  expect((await get('/')).text).toContain('<title>Store')
  expect((await server.client().raw({ method: 'GET', path: '/about' })).text).not.toContain('Store')
})
