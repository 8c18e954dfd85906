import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { CacheStats } from '../../ground/cache/tagged-cache.ts'
import type { Connection } from '../../ground/db/database.ts'

/** The numbers of one server process, in Prometheus' text form at /metrics. */
export type Metrics = {
  observe(call: string, status: number, seconds: number): void
  /** Counts a page of a store that was rendered, because no cached response was up to date. */
  pageRendered(): void
  /** Adds the figures of caches, by the name of each. */
  watchCaches(caches: Readonly<Record<string, { stats(): CacheStats }>>): void
  text(): Promise<string>
  contentType: string
}

export function createMetrics({ pool, waiting, isAway }: Pick<Connection, 'pool' | 'waiting' | 'isAway'>): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'blockfront_request_seconds',
    help: 'Time to respond to an API call, by endpoint and status.',
    labelNames: ['call', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  new Gauge({
    name: 'blockfront_database_connections',
    help: 'Connections of the pool, by state.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'waited for' }, waiting())
    },
  })
  new Gauge({
    name: 'blockfront_database_up',
    help: '1 if PostgreSQL responds to this process, 0 if not.',
    registers: [registry],
    collect() {
      this.set(isAway() ? 0 : 1)
    },
  })
  const rendered = new Counter({
    name: 'blockfront_pages_made_total',
    help: 'Pages of stores that were rendered because no cached response was up to date.',
    registers: [registry],
  })
  const watchCaches: Metrics['watchCaches'] = (caches) => {
    const figure = (kind: typeof Gauge | typeof Counter, name: string, help: string, of: keyof CacheStats) => {
      const collect = (metric: Gauge | Counter) => {
        metric.reset()
        for (const [cache, { stats }] of Object.entries(caches)) metric.inc({ cache }, stats()[of])
      }
      new kind({
        name: `blockfront_cache_${name}`,
        help,
        labelNames: ['cache'],
        registers: [registry],
        collect() {
          collect(this)
        },
      })
    }
    figure(Gauge, 'entries', 'Entries of each cache.', 'entries')
    figure(Gauge, 'bytes', 'Bytes of the entries.', 'bytes')
    figure(Counter, 'hits_total', 'Values that were cached.', 'hits')
    figure(Counter, 'misses_total', 'Values that had to be loaded.', 'misses')
    figure(Counter, 'evictions_total', 'Entries that were evicted for others.', 'evictions')
  }
  return {
    pageRendered: () => rendered.inc(),
    watchCaches,
    observe: (call, status, seconds) => requests.observe({ call, status: String(status) }, seconds),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
