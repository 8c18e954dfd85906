import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildEverything } from '@blockfront/tooling/build/everything'
import { buildOnce } from '@blockfront/tooling/build/stamp'
import { spawnServer } from '../../src/testing/process.ts'

export type BenchServer = {
  port: number
  pid: number
  /** What it has written so far. */
  output(): string
  stop(): Promise<void>
}

/** A server process in production mode, from the build output, without request limits. */
export async function startBenchServer(
  { ownerUrl, appUrl }: { ownerUrl: string; appUrl: string },
  env: Record<string, string> = {},
): Promise<BenchServer> {
  await buildOnce(() => buildEverything(() => {}))
  const folder = await mkdtemp(join(tmpdir(), 'blockfront-bench-'))
  const { child, port, output } = spawnServer({
    NODE_ENV: 'production',
    PORT: '0',
    LOG_LEVEL: 'info',
    BLOCKFRONT_DATA: folder,
    BLOCKFRONT_LISTEN: '127.0.0.1',
    BLOCKFRONT_PUBLIC_URL: 'http://localhost',
    BLOCKFRONT_SECRET: randomBytes(32).toString('hex'),
    BLOCKFRONT_METRICS_TOKEN: randomBytes(32).toString('hex'),
    BLOCKFRONT_RATE_LIMITS: 'false',
    DATABASE_URL: ownerUrl,
    DATABASE_APP_URL: appUrl,
    ...env,
  })
  // A stopped bench stops its servers.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      child.kill('SIGTERM')
      process.exitCode = 1
      setImmediate(() => process.exit())
    })
  return {
    port: await port,
    pid: child.pid ?? 0,
    output,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
