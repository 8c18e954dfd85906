import { readFileSync } from 'node:fs'
import { type Debugger, type Profiler, Session } from 'node:inspector/promises'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'

/** A step of a route: a function of a file, whose path is relative to packages/server/src. */
export interface Step {
  file: string
  name: string
}

/** What a request ran. */
export interface Followed {
  /** The functions of the server that ran at least once. */
  ran: Step[]
  /** The given steps, in the order in which each began first. */
  order: Step[]
}

const folder = join(import.meta.dirname, '..')

/** The name under which this process collects the steps that begin. */
const BEGUN = 'blockfrontStepsBegun'

/**
 * Keeps V8 from optimizing code until the returned function is called. Optimized code does not count the calls of functions that are inlined into it,
 * and a compiler in another thread may finish after counting began.
 */
export function stopOptimizing(): () => void {
  const compilers = ['concurrent-recompilation', 'maglev', 'turbofan']
  for (const name of compilers) setFlagsFromString(`--no-${name}`)
  return () => {
    for (const name of compilers) setFlagsFromString(`--${name}`)
  }
}

/**
 * Follows a request through the server, which runs in this process. V8 counts which functions run in a first request (see {@link stopOptimizing}).
 * In a second one, each step has a breakpoint whose condition notes the step and is false, so that nothing stops.
 * @param request sends a request. The second one must not find what the first one left in the caches.
 */
export async function followRoute(steps: readonly Step[], request: () => Promise<unknown>): Promise<Followed> {
  const session = new Session()
  session.connect()
  try {
    const counted = await countFunctions(session, request)
    return { ran: counted.map(({ file, name }) => ({ file, name })), order: await noteOrder(session, steps, counted, request) }
  } finally {
    session.disconnect()
  }
}

interface Counted extends Step {
  scriptId: string
  url: string
  /** Where the function begins in its file. */
  offset: number
}

async function countFunctions(session: Session, request: () => Promise<unknown>): Promise<Counted[]> {
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  await session.post('Profiler.takePreciseCoverage')
  await request()
  const { result } = (await session.post('Profiler.takePreciseCoverage')) as Profiler.TakePreciseCoverageReturnType
  await session.post('Profiler.stopPreciseCoverage')
  await session.post('Profiler.disable')
  return result.flatMap(({ scriptId, url, functions }) => {
    const file = url.startsWith('file:') ? relative(folder, fileURLToPath(url)).replaceAll(sep, '/') : '..'
    if (file.startsWith('..') || file.startsWith('testing/')) return []
    return functions.flatMap(({ functionName: name, ranges: [range] }) =>
      range && range.count > 0 ? [{ file, name, scriptId, url, offset: range.startOffset }] : [],
    )
  })
}

async function noteOrder(
  session: Session,
  steps: readonly Step[],
  counted: readonly Counted[],
  request: () => Promise<unknown>,
): Promise<Step[]> {
  const begun: number[] = []
  Object.assign(globalThis, { [BEGUN]: begun })
  await session.post('Debugger.enable')
  try {
    for (const [index, step] of steps.entries()) {
      const found = counted.find(({ file, name }) => file === step.file && name === step.name)
      if (!found) continue
      const { scriptId, url, offset } = found
      const location = positionOf(url, offset + 1)
      await session.post('Debugger.setBreakpoint', {
        location: { scriptId, ...location },
        condition: `globalThis.${BEGUN}.push(${index}), false`,
      } satisfies Debugger.SetBreakpointParameterType)
    }
    await request()
  } finally {
    await session.post('Debugger.disable')
    Reflect.deleteProperty(globalThis, BEGUN)
  }
  return [...new Set(begun)].flatMap((index) => steps[index] ?? [])
}

/** Line and column, both counted from 0. Node removes types without moving code. The first position of a function may belong to the code around it. */
function positionOf(url: string, offset: number): { lineNumber: number; columnNumber: number } {
  const before = readFileSync(fileURLToPath(url), 'utf8').slice(0, offset).split('\n')
  return { lineNumber: before.length - 1, columnNumber: before.at(-1)?.length ?? 0 }
}
