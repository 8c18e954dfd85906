import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Connection } from '../db/database.ts'

/** The numbers of one server process, in Prometheus' text form at /metrics. */
export type Metrics = {
  observe(call: string, status: number, seconds: number): void
  /** Counts a page of a store that had to be made, because it did not lie ready. */
  pageMade(): void
  /** Shows how many answers of store hosts lie ready, and their bytes. */
  watchPages(size: () => { answers: number; bytes: number }): void
  text(): Promise<string>
  contentType: string
}

export function createMetrics({ pool, waiting }: Pick<Connection, 'pool' | 'waiting'>): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'blockfront_request_seconds',
    help: 'Time to answer a call of the API, by call and status.',
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
  const made = new Counter({
    name: 'blockfront_pages_made_total',
    help: 'Pages of store hosts that were made because they did not lie ready.',
    registers: [registry],
  })
  const watchPages: Metrics['watchPages'] = (size) => {
    const ready = (name: string, help: string, of: 'answers' | 'bytes') =>
      new Gauge({
        name,
        help,
        registers: [registry],
        collect() {
          this.set(size()[of])
        },
      })
    ready('blockfront_pages_ready', 'Answers of store hosts that lie ready in memory.', 'answers')
    ready('blockfront_pages_ready_bytes', 'Bytes that they take.', 'bytes')
  }
  return {
    pageMade: () => made.inc(),
    watchPages,
    observe: (call, status, seconds) => requests.observe({ call, status: String(status) }, seconds),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
