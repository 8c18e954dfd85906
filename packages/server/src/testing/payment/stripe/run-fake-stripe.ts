import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startFakeStripe } from './fake-stripe.ts'

/**
 * Runs the fake of Stripe as a process for tests in a browser. Prints its URL, the secret keys of an account of a store and of the operator's
 * account, and the URL of its controls as one line of JSON.
 *
 * Controls, each a POST request: `/account` responds with the secret key of a new account. `/hold?url=PART` keeps webhooks to URLs with this
 * part. `/deliver?url=PART&times=2` sends those that were kept, each as often as asked, and responds with the HTTP statuses.
 */
const fake = await startFakeStripe()

/** The operator's account, with the prices of all plans. */
const operatorKey = fake.createAccount()
fake.account(operatorKey).createPlanPrices()

async function control(path: string, query: URLSearchParams): Promise<unknown> {
  const { webhooks } = fake
  const part = query.get('url') ?? ''
  if (path === '/account') return fake.createAccount()
  if (path === '/hold') return void webhooks.heldUrls.add(part)
  webhooks.heldUrls.delete(part)
  const kept = webhooks.waiting.filter(({ url }) => url.includes(part))
  webhooks.waiting = webhooks.waiting.filter(({ url }) => !url.includes(part))
  return webhooks.deliver(Array.from({ length: Number(query.get('times') ?? 1) }, () => kept).flat())
}

const controls = createServer(async ({ url = '' }, response) => {
  const { pathname, searchParams } = new URL(url, 'http://fake')
  response.end(JSON.stringify((await control(pathname, searchParams)) ?? null))
})
await new Promise<void>((resolve) => controls.listen(0, '127.0.0.1', resolve))
const { port } = controls.address() as AddressInfo
process.stdout.write(
  `${JSON.stringify({ url: fake.url, key: fake.createAccount(), operatorKey, controls: `http://127.0.0.1:${port}` })}\n`,
)
process.on('SIGTERM', () => process.exit())
