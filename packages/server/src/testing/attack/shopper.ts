import { randomUUID } from 'node:crypto'
import { type Client, createClient, expectOk, mainHostname, type TestServer } from '../server.ts'
import { orderBody } from '../writers.ts'
import type { RunningAttack } from './attack.ts'

/** Actions of a shopper, and of an owner who signs in. */
export const steps = ['page', 'searchPage', 'search', 'quote', 'order', 'signIn'] as const
export type Step = (typeof steps)[number]

/** How long each step took, each time, in milliseconds. */
export type Times = Record<Step, number[]>

export interface Visited<Result> {
  /** The report of the attack. */
  report: Result
  /** Without the attack, right before it. */
  calm: Times
  /** While the attack ran. */
  during: Times
  /** Elapsed time per processor time right before the attack: 1 on a quiet machine, more on one that is busy with other work. */
  slowdown: number
}

/** A store with a product. */
export interface VisitedShop {
  port: number
  host: string
  storeId: string
  productId: string
  owner: { email: string; password: string }
  /** Cookies of the owner's browser: one that has signed in before is not slowed down. */
  ownerCookies: string
}

/** Opens a store that {@link withShopper} visits. */
export async function openVisitedShop(server: TestServer): Promise<VisitedShop> {
  const owner = await server.signUp()
  const { storeId, host } = await server.createStore({ owner })
  const { json } = await expectOk(owner.call('product.add', { body: { storeId, name: 'Red cup', price: 12 } }))
  const { email, password } = owner
  const browser = server.client()
  await expectOk(browser.call('auth.login', { body: { email, password } }))
  return { port: server.port, host, storeId, productId: json.id, owner, ownerCookies: browser.cookie() }
}

/** How often each step is done without the attack, and at least during it. */
const [CALM_ROUNDS, ROUNDS] = [3, 5]

/** An attack to which the server takes longer to respond is stopped. Milliseconds. */
const PATIENCE = 90_000

/** Visits so far. The address changes every 20 visits, so that no shopper reaches the limits of calls (`http/limits.ts`). */
let visits = 0
const nextAddress = () => `127.0.1.${1 + (Math.floor(visits++ / 20) % 250)}`

/**
 * Starts an attack. Meanwhile, a shopper of another store loads pages, searches and orders, and the owner of that store signs in. They repeat
 * this at least five times and until the server has responded to the attack. Then the attack stops. Throws when any of that fails. The test judges
 * the times: `expect(tooSlow(visited)).toEqual([])`.
 */
export async function withShopper<Result>(
  shop: VisitedShop,
  start: () => Promise<RunningAttack<Result>>,
): Promise<Visited<Result>> {
  const [calm, during] = [noTimes(), noTimes()]
  for (let round = 0; round < CALM_ROUNDS; round++) await visit(shop, nextAddress(), calm)
  const slowdown = measureSlowdown()
  const attack = await start()
  const startedAt = performance.now()
  try {
    for (let round = 0; round < ROUNDS || !attack.isAnswered(); round++) {
      if (performance.now() - startedAt > PATIENCE) throw new Error('The server did not answer the attack.')
      await visit(shop, nextAddress(), during)
    }
  } catch (error) {
    await attack.stop()
    throw error
  }
  return { report: await attack.stop(), calm, during, slowdown }
}

/** Computes for 100 ms of processor time, and returns how many times longer that took. */
function measureSlowdown(): number {
  const used = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  const [startedAt, before] = [performance.now(), used()]
  while (used() - before < 100);
  return Math.max(1, (performance.now() - startedAt) / (used() - before))
}

/**
 * Maximum durations of a step during an attack on an idle machine, in milliseconds: the median one second and five times the median without the
 * attack, none more than eight seconds. A machine that is busy with other work may take longer by its slowdown, which is measured before
 * the attack. Without protection, sign-in took eleven seconds each time.
 */
const MEDIAN = 1_000
const SLOWEST = 8_000

/** The steps that took longer than they may, with their times. Empty for a server that protects its shoppers. */
export const tooSlow = ({ calm, during, slowdown }: Visited<unknown>): string[] =>
  steps.flatMap((step) => {
    const [usual, attacked, slowest] = [median(calm[step]), median(during[step]), Math.max(...during[step])]
    if (attacked <= MEDIAN * slowdown + 5 * usual && slowest <= SLOWEST * slowdown) return []
    return `${step}: ${Math.round(attacked)} ms, at most ${Math.round(slowest)} ms; ${Math.round(usual)} ms without the attack, slowdown ${slowdown.toFixed(1)}`
  })

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.POSITIVE_INFINITY

const noTimes = (): Times => ({ page: [], searchPage: [], search: [], quote: [], order: [], signIn: [] })

async function visit(
  { port, host, productId, owner, ownerCookies: cookies }: VisitedShop,
  from: string,
  times: Times,
): Promise<void> {
  const shopper = createClient(port, host, { from })
  const timed = async <Answer>(step: Step, work: () => Promise<Answer>): Promise<Answer> => {
    const startedAt = performance.now()
    const response = await work().catch((error: Error) => {
      throw new Error(`${step} failed after ${Math.round(performance.now() - startedAt)} ms: ${error.message}`)
    })
    times[step].push(performance.now() - startedAt)
    return response
  }
  await timed('page', () => read(shopper, '/'))
  await timed('searchPage', () => read(shopper, `/search?q=cup+${Math.random()}`))
  await timed('search', () => expectOk(shopper.call('product.search', { query: { name: 'cup' } })))
  const body = await timed('quote', () => orderBody(shopper, [{ productId, quantity: 1 }]))
  await timed('order', () => expectOk(shopper.call('order.place', { headers: { 'idempotency-key': randomUUID() }, body })))
  const { email, password } = owner
  const browser = createClient(port, mainHostname, { cookies, from })
  await timed('signIn', () => expectOk(browser.call('auth.login', { body: { email, password } })))
}

const read = (shopper: Client, path: string) =>
  expectOk(shopper.raw({ method: 'GET', path, headers: { 'accept-encoding': 'br' } }))
