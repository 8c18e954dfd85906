import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runCommand } from '@blockfront/tooling/processes/command'
import { readJson, root } from '@blockfront/tooling/sources/repository'

/** The parts of Lighthouse's result that the bench reads. */
export interface Result {
  lhr: {
    runtimeError?: { message: string }
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
    audits: Record<string, { score: number | null; title: string; numericValue?: number }>
  }
  artifacts: { Trace: { traceEvents: TraceEvent[] } }
}

/** An event in the trace of a page. */
export interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Microseconds. */
  ts: number
  /** Processor time, in microseconds. */
  tdur?: number
}

type Lighthouse = (address: string, flags: object) => Promise<Result | undefined>

const folder = 'apps/e2e/bench/lighthouse'

/**
 * Imports Lighthouse, and installs it first if its packages are missing or have another version. They are no dependencies of the workspace: every
 * installation would unpack them for this bench (docs/decisions/0157).
 */
export async function importLighthouse(): Promise<Lighthouse> {
  const top = join(root, folder)
  if (installed() !== readJson<{ dependencies: { lighthouse: string } }>(`${folder}/package.json`).dependencies.lighthouse) {
    const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
    const { code, output } = await runCommand('npm', args, { cwd: top, shell: process.platform === 'win32' })
    if (code !== 0) throw new Error(`Lighthouse could not be installed:\n${output}`)
  }
  const { default: lighthouse } = await import(pathToFileURL(join(top, 'node_modules/lighthouse/core/index.js')).href)
  return lighthouse
}

function installed(): string | undefined {
  try {
    return readJson<{ version: string }>(`${folder}/node_modules/lighthouse/package.json`).version
  } catch {
    return undefined
  }
}
