import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.stop()
  expect(server.guard.violations).toEqual([])
})

it('lists the plans to everyone, the smallest first, with prices in major units', async () => {
  const { status, json } = await server.client().call('billing.plans')
  expect(status).toBe(200)
  expect(json.map(({ code, monthlyPrice, yearlyPrice }) => [code, monthlyPrice, yearlyPrice])).toEqual([
    ['starter', 19, 190],
    ['growth', 49, 490],
    ['scale', 149, 1490],
  ])
  expect(json[0]).toMatchObject({ currency: 'USD', trialDays: 14, limits: { stores: 3, products: 500 } })
})
