import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import type { Bench, Row } from '../../../scripts/bench/bench.ts'
import { buildEverything } from '../../../scripts/build/everything.ts'
import { buildOnce } from '../../../scripts/build/stamp.ts'
import { chromiumLaunchOptions } from '../../../scripts/chromium.ts'
import { root } from '../../../scripts/repository.ts'

const pages = [
  { name: 'home', path: '/' },
  { name: 'shop', path: '/shop' },
  { name: 'product', find: 'main a[href*="/product/"]' },
]

/** How often each page is measured; the median counts. */
const RUNS = 3

/** A page as Lighthouse's mobile preset sees it: scores from 0 to 100, milliseconds, and the layout's shift. */
interface Seen {
  scores: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>
  lcp: number
  tbt: number
  cls: number
}

/** The demo store under Lighthouse's mobile preset. `BLOCKFRONT_E2E_PORT` names a server that runs already and has the demo. */
export default {
  name: 'storefront under Lighthouse',
  run: async () => {
    const server = await demoServer()
    const debugging = await freePort()
    const { args, ...options } = chromiumLaunchOptions()
    const browser = await chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${debugging}`] })
    try {
      const page = await browser.newPage()
      await page.goto(server.origin)
      const rows: Row[] = []
      for (const { name, path, find } of pages) {
        const address = path ?? (await page.locator(find).first().getAttribute('href')) ?? '/'
        const seen: Seen[] = []
        for (let run = 0; run < RUNS; run++) seen.push(await look(server.origin + address, debugging))
        rows.push(...rowsOf(name, seen))
      }
      return rows
    } finally {
      await browser.close()
      await server.stop()
    }
  },
} satisfies Bench

async function look(address: string, port: number): Promise<Seen> {
  const result = await lighthouse(address, { port, output: 'json', logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse saw nothing at ${address}.`)
  const { categories, audits, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`)
  for (const { auditRefs } of [categories.accessibility, categories['best-practices'], categories.seo].flatMap(
    (part) => part ?? [],
  ))
    for (const { id, weight } of auditRefs)
      if (weight > 0 && (audits[id]?.score ?? 1) < 1) console.error(`${address}: ${id}: ${audits[id]?.title}`)
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  }
}

function rowsOf(name: string, seen: readonly Seen[]): Row[] {
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
  const middle = (pick: (one: Seen) => number) => median(seen.map(pick))
  // A bound is the most that a figure may be, so scores are told by what they lack.
  const lacks = (part: keyof Seen['scores'], limit: number): Row => ({
    metric: `${name}: points that ${part} lacks of 100`,
    value: 100 - middle(({ scores }) => scores[part]),
    unit: 'points',
    limit,
  })
  return [
    lacks('performance', 1),
    lacks('accessibility', 0),
    lacks('best-practices', 0),
    lacks('seo', 0),
    { metric: `${name}: largest paint`, value: middle(({ lcp }) => lcp), unit: 'ms', limit: 2500 },
    { metric: `${name}: blocking time`, value: middle(({ tbt }) => tbt), unit: 'ms', limit: 100 },
    { metric: `${name}: layout shift, in thousandths`, value: middle(({ cls }) => cls) * 1000, unit: '', limit: 0.5 },
  ]
}

async function demoServer(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const running = process.env.BLOCKFRONT_E2E_PORT
  if (running) return { origin: `http://demo.localhost:${running}`, stop: async () => {} }
  await buildOnce(() => buildEverything(() => {}))
  const data = await mkdtemp(join(tmpdir(), 'blockfront-lighthouse-'))
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'development',
      PORT: '0',
      LOG_LEVEL: 'warn',
      BLOCKFRONT_DATA: data,
      BLOCKFRONT_DEMO: 'true',
      BLOCKFRONT_RATE_LIMITS: 'false',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const origin = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const [, address] = /The demo store is at (\S+)\n/.exec(output) ?? []
      if (address) resolve(address)
    })
    child.on('exit', () => reject(new Error(`The server ended before it served:\n${output}`)))
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
    await rm(data, { recursive: true, force: true })
  }
  return { origin, stop }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (typeof address !== 'object' || !address) throw new Error('No port of this machine is free.')
  return address.port
}
