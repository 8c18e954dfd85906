import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accept, type Receiver, startReceiver } from '../testing/receiver.ts'
import { expectOk, startTestServer, type TestServer } from '../testing/server.ts'
import { checked, importWith } from '../testing/shop/imports.ts'
import { openTestShop, type TestShop } from '../testing/shop/test-shop.ts'

let server: TestServer
let silent: Receiver
let fast: Receiver
/** Responses that the silent receiver holds back. */
let held: ServerResponse[]
let attackers: TestShop[]
beforeAll(async () => {
  ;[silent, fast] = [await startReceiver(), await startReceiver()]
  const hosts = [silent.host, fast.host]
  server = await startTestServer({ config: { webhookHosts: hosts, importHosts: hosts } })
  attackers = []
  for (let number = 0; number < 4; number++) attackers.push(await openTestShop(server, { subdomain: `attacker${number}` }))
  held = []
  silent.respond = (response) => {
    held.push(response)
    // An image of which the rest never arrives.
    response.writeHead(200, { 'content-type': 'image/svg+xml' }).write('<')
  }
})
afterAll(async () => {
  expect(server.guard.violations).toEqual([])
  await silent.stop()
  await server.stop()
  await fast.stop()
})

const waiting = async (task: string) =>
  (await server.owner.query('select from graphile_worker.jobs where task_identifier = $1', [task])).rowCount

it('servers that do not respond delay neither other stores nor emails, and a canceled import frees its slot', async () => {
  const lines = Array.from({ length: 8 }, (_, n) => `Cup ${n},1,http://${silent.host}/${n}.svg`)
  const imports = await Promise.all(
    attackers.map(async ({ owner, storeId }) => {
      const { importId } = await checked(owner, storeId, `Title,Price,Product image URL\n${lines.join('\n')}\n`)
      await expectOk(owner.call('import.start', { body: { storeId, importId, updateExisting: false } }))
      return { owner, storeId, importId }
    }),
  )
  await expect.poll(() => held.length).toBe(4)
  await server.confirmSessions()
  for (const { owner, storeId, product } of attackers) {
    for (let number = 0; number < 10; number++)
      await expectOk(
        owner.call('webhook.add', {
          body: { storeId, url: `http://${silent.host}/hook${number}`, events: ['product.created'] },
        }),
      )
    await product({ name: 'Cup', price: 10 })
  }
  await expect.poll(() => held.length).toBeGreaterThan(8)

  const victim = await openTestShop(server, { subdomain: 'victim' })
  await server.confirmSessions()
  await expectOk(
    victim.owner.call('webhook.add', {
      body: { storeId: victim.storeId, url: `http://${fast.host}/hook`, events: ['product.created'] },
    }),
  )
  fast.respond = accept
  const { id } = await victim.product({ name: 'Cup', price: 10 })
  await victim.buy([{ productId: id, quantity: 1 }])
  const shopper = await server.signUp()
  await expectOk(shopper.call('auth.forgotPassword', { body: { email: shopper.email } }))
  await server.email(shopper.email, 'reset-password')
  await server.email('ada@example.com', 'order-placed')
  await expect.poll(() => fast.received.length).toBe(1)
  expect(await waiting('import.images')).toBe(4)
  expect(await waiting('webhook.deliver')).toBe(40)

  const images = held.filter(({ req }) => req.url?.endsWith('.svg'))
  expect(images).toHaveLength(4)
  for (const { owner, storeId, importId } of imports) await expectOk(owner.call('import.cancel', { body: { storeId, importId } }))
  await expect.poll(() => images.map(({ closed }) => closed), { timeout: 60_000 }).toEqual([true, true, true, true])
  await expect.poll(() => waiting('import.images')).toBe(0)
  for (const { owner, storeId, importId } of imports) await importWith(owner, storeId, importId, ['canceled'])
})
