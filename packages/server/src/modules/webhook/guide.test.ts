import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { events, webhookEventTypes } from '@blockfront/contract'
import { webhookDataKeys } from '@blockfront/contract/openapi'
import { codeBlocks } from '@blockfront/tooling/guides/code-blocks'
import { root } from '@blockfront/tooling/sources/repository'
import { expect, it } from 'vitest'
import { startReceiver } from '../../testing/receiver.ts'
import { expectOk, startTestServer } from '../../testing/server.ts'
import { openTestShop } from '../../testing/shop/test-shop.ts'

const path = 'docs/guides/webhooks.md'
const exampleIn = (language: string) => codeBlocks(path).find((block) => block.language === language)?.code ?? ''

it('the guide lists every event with its description and its data', () => {
  const rows = readFileSync(join(root, path), 'utf8').matchAll(/^\| `([a-z]+\.[a-z]+)` \| ([^|]+) \| ([^|]+) \|/gm)
  const expected = webhookEventTypes.map((type) => {
    const keys = webhookDataKeys(type).map((key) => `\`${key}\``)
    return [type, events[type].description, keys.join(', ')]
  })
  expect([...rows].map(([, ...cells]) => cells)).toEqual(expected)
})

/** Whether a value has everything that an example has, with values of the same types. */
const resembles = (example: unknown, value: unknown): boolean => {
  if (typeof example !== 'object' || example === null) return typeof example === typeof value
  return Object.entries(example).every(([key, part]) => resembles(part, (value as Record<string, unknown> | undefined)?.[key]))
}

it('the guide has a receiver that works, and an example of what it receives', async () => {
  const [receiver, free] = [await startReceiver(), await startReceiver()]
  await free.stop()
  const server = await startTestServer({ config: { webhookHosts: [receiver.host, free.host] } })
  const shop = await openTestShop(server)
  const add = async (host: string) => {
    await server.confirmSessions()
    const body = { storeId: shop.storeId, url: `http://${host}/`, events: ['order.created' as const] }
    return (await expectOk(shop.owner.call('webhook.add', { body }))).json.secret
  }
  await add(receiver.host)
  const program = spawn(process.execPath, ['--input-type=module', '--eval', exampleIn('js')], {
    cwd: join(root, 'packages/server'),
    env: { WEBHOOK_SECRET: await add(free.host), PORT: free.host.split(':')[1] },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await expect.poll(() => fetch(`http://${free.host}/`, { method: 'POST' }).then(({ status }) => status)).toBe(400)
    const printed = new Promise<string>((resolve) => program.stdout.once('data', (data) => resolve(String(data))))
    const cup = await shop.product({ name: 'Cup', price: 10 })
    const { orderId } = await shop.buy([{ productId: cup.id, quantity: 2 }])
    expect(await printed).toBe(`order.created ${(await shop.order(orderId)).number}\n`)
    await expect.poll(() => receiver.received.length).toBe(1)
    const example: unknown = JSON.parse(exampleIn('json'))
    expect(resembles(example, JSON.parse(receiver.received[0]?.body ?? ''))).toBe(true)
  } finally {
    program.kill()
    await server.stop()
    await receiver.stop()
  }
})
