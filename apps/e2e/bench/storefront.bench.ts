import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Bench, Row } from '@blockfront/tooling/bench/bench'
import { chromiumFlags, ensureChromium } from '@blockfront/tooling/browser/chromium'
import { buildEverything } from '@blockfront/tooling/build/everything'
import { buildOnce } from '@blockfront/tooling/build/stamp'
import { freePort } from '@blockfront/tooling/processes/free-port'
import { root } from '@blockfront/tooling/sources/repository'
import { chromium, type Page } from 'playwright-core'
import { importLighthouse, type Result, type TraceEvent } from './lighthouse/lighthouse.ts'

const pages = [
  { name: 'home', path: '/' },
  { name: 'collection', find: 'main a[href*="/collection/"]' },
  { name: 'product', find: 'main a[href*="/product/"]' },
]

/** `BLOCKFRONT_BENCH_PAGES=home,product` selects these pages. */
const chosen = pages.filter(({ name }) => (process.env.BLOCKFRONT_BENCH_PAGES ?? name).split(',').includes(name))

/** How often the speed of each page is measured, alternating with and without scripts. Medians count. */
const RUNS = 7

/** All script files of the store. The script in the document waits for the first paint and then loads the first of them. */
const SCRIPTS = ['*/assets/*.js']

/** On a busy machine Lighthouse sometimes fails. Number of attempts before the bench gives up. */
const ATTEMPTS = 3

/** Results of Lighthouse's mobile preset: scores from 0 to 100, milliseconds, and layout shift. */
interface Seen {
  scores: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>
  lcp: number
  tbt: number
  /** The same in processor time of the page's main thread, which other work on the machine cannot lengthen. */
  ownTbt: number
  cls: number
}

/**
 * The demo store under Lighthouse's mobile preset: a phone with a slow connection and a quarter of this machine's speed, computed
 * from an unthrottled run ("simulated throttling"). The same pages with blocked scripts show the earliest possible largest paint.
 * Requests go to the server directly: with a proxy in between, Lighthouse waited a minute for the end of each page's requests.
 */
export default {
  name: 'storefront under Lighthouse',
  run: async () => {
    const server = await demoServer()
    const debugging = await freePort()
    const args = [...chromiumFlags, `--remote-debugging-port=${debugging}`]
    const browser = await chromium.launch({ executablePath: await ensureChromium('complete'), args })
    try {
      const origin = `http://demo.localhost:${server.port}`
      const page = await browser.newPage()
      await page.goto(origin)
      const addresses: { name: string; path: string }[] = []
      for (const { name, path, find } of chosen)
        addresses.push({ name, path: path ?? (await page.locator(find).first().getAttribute('href')) ?? '/' })
      for (const { path } of addresses) await picturesReady(page, origin, path)
      await page.close()
      const rows: Row[] = []
      for (const { name, path } of addresses) {
        const seen: Seen[] = []
        const bare: Seen[] = []
        // Also warms up the server and the browser; its speed does not count.
        const whole = await look(origin + path, debugging)
        const onlyCategories = ['performance']
        for (let run = 0; run < RUNS; run++) {
          seen.push(await look(origin + path, debugging, { onlyCategories }))
          bare.push(await look(origin + path, debugging, { onlyCategories, blockedUrlPatterns: SCRIPTS }))
        }
        rows.push(...rowsOf(name, { whole, seen, bare }))
      }
      return rows
    } finally {
      await browser.close()
      await server.stop()
    }
  },
} satisfies Bench

/**
 * Waits until the server has created all variants of a page's images. Until then pages do not use them, and the server is busy.
 */
async function picturesReady(page: Page, origin: string, path: string): Promise<void> {
  const address = `${origin}/api/storefront/payload?path=${encodeURIComponent(path)}`
  for (;;) {
    const pictures: Record<string, object> = await page.evaluate(
      async (url) => (await (await fetch(url)).json()).pictures,
      address,
    )
    if (Object.entries(pictures).every(([address, picture]) => !address.startsWith('/media/') || 'srcSet' in picture)) return
    await setTimeout(250)
  }
}

async function look(
  address: string,
  port: number,
  choices: { onlyCategories?: string[]; blockedUrlPatterns?: string[] } = {},
): Promise<Seen> {
  const lighthouse = await importLighthouse()
  let reason: unknown
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const result = await lighthouse(address, { port, output: 'json', logLevel: 'error', ...choices })
    if (result && !result.lhr.runtimeError) return seenIn(address, result.lhr, result.artifacts.Trace.traceEvents)
    reason = result?.lhr.runtimeError?.message ?? 'it saw nothing'
  }
  throw new Error(`Lighthouse could not look at ${address}: ${reason}`)
}

function seenIn(address: string, { categories, audits }: Result['lhr'], trace: readonly TraceEvent[]): Seen {
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
    ownTbt: blockingTime(trace),
    cls: value('cumulative-layout-shift'),
  }
}

/** How many times slower the preset's phone is than this machine. */
const SLOWER = 4

/** Milliseconds of a task that do not count as blocking. */
const TASK = 50

/** Milliseconds for which the phone's main thread is blocked after the first paint. */
function blockingTime(trace: readonly TraceEvent[]): number {
  const paint = trace.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!paint) return Number.NaN
  return trace
    .filter(({ name, pid, tid, ts }) => name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts > paint.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * SLOWER - TASK), 0)
}

/** Allowed variation of the largest paint between runs, as a fraction. */
const JITTER = 0.01

interface Looks {
  /** One complete Lighthouse run. */
  whole: Seen
  /** Runs that measure speed only, with and without the page's scripts. */
  seen: readonly Seen[]
  bare: readonly Seen[]
}

function rowsOf(name: string, { whole, seen, bare }: Looks): Row[] {
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
  const middle = (pick: (one: Seen) => number) => median(seen.map(pick))
  const score = (part: keyof Seen['scores'], value: number, atLeast: number): Row => ({
    metric: `${name}: ${part}`,
    value,
    unit: 'of 100',
    atLeast,
  })
  return [
    score(
      'performance',
      middle(({ scores }) => scores.performance),
      99,
    ),
    ...(['accessibility', 'best-practices', 'seo'] as const).map((part) => score(part, whole.scores[part], 100)),
    {
      metric: `${name}: largest paint`,
      value: middle(({ lcp }) => lcp),
      unit: 'ms',
      peer: median(bare.map(({ lcp }) => lcp)),
      peerName: 'without scripts',
      limit: 1 + JITTER,
    },
    { metric: `${name}: blocking time`, value: middle(({ tbt }) => tbt), unit: 'ms', limit: 100 },
    { metric: `${name}: blocking time, in processor time`, value: middle(({ ownTbt }) => ownTbt), unit: 'ms', limit: 100 },
    { metric: `${name}: layout shift`, value: middle(({ cls }) => cls), unit: '', limit: 0.0005 },
  ]
}

async function demoServer(): Promise<{ port: number; stop: () => Promise<void> }> {
  await buildOnce(() => buildEverything(() => {}))
  const data = await mkdtemp(join(tmpdir(), 'blockfront-lighthouse-'))
  const port = await freePort()
  const child = spawn(process.execPath, ['apps/server/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'development',
      PORT: String(port),
      LOG_LEVEL: 'warn',
      BLOCKFRONT_DATA: data,
      BLOCKFRONT_DEMO: 'true',
      BLOCKFRONT_RATE_LIMITS: 'false',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('The demo store is at')) resolve()
    })
    child.on('exit', () => reject(new Error(`The server ended before it served:\n${output}`)))
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
    await rm(data, { recursive: true, force: true })
  }
  return { port, stop }
}
