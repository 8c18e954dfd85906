import { globSync, readFileSync } from 'node:fs'
import { type Debugger, Session } from 'node:inspector/promises'
import { join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { parseSync, Visitor } from 'vite'

/** A step of a route: a function of a file, whose path is relative to packages/server/src. */
export interface Step {
  file: string
  name: string
}

const folder = join(import.meta.dirname, '..')

/** The name under which this process collects the functions that begin. */
const BEGUN = 'blockfrontFunctionsBegun'

/**
 * Follows a request through the server, which runs in this process, and returns the named functions that began, in the order in which each began
 * first. Each has a breakpoint whose condition notes the function and is false, so that nothing stops.
 * @param isFollowed whether the functions of a file are followed.
 */
export async function followRoute(isFollowed: (file: string) => boolean, request: () => Promise<unknown>): Promise<Step[]> {
  const session = new Session()
  session.connect()
  const followed: Step[] = []
  const begun = new Set<number>()
  Object.assign(globalThis, { [BEGUN]: begun })
  try {
    await session.post('Debugger.enable')
    await stopOptimizing(session)
    for (const path of globSync('**/*.ts', { cwd: folder })) {
      const file = path.replaceAll(sep, '/')
      if (file.startsWith('testing/') || file.endsWith('.test.ts') || !isFollowed(file)) continue
      for (const { name, ...location } of functionsOf(join(folder, path)))
        await session.post('Debugger.setBreakpointByUrl', {
          url: pathToFileURL(join(folder, path)).href,
          ...location,
          condition: `globalThis.${BEGUN}.add(${followed.push({ file, name }) - 1}), false`,
        } satisfies Debugger.SetBreakpointByUrlParameterType)
    }
    await request()
  } finally {
    await session.post('Debugger.disable')
    await session.post('Profiler.disable')
    session.disconnect()
    Reflect.deleteProperty(globalThis, BEGUN)
  }
  return [...begun].flatMap((index) => followed[index] ?? [])
}

/**
 * A function that V8 has inlined into optimized code does not reach its breakpoint. A breakpoint discards such code, except for code that a thread is
 * still compiling, which a busy machine may install later. V8 does not optimize while it counts calls, and the code under way is awaited.
 */
async function stopOptimizing(session: Session): Promise<void> {
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  setFlagsFromString('--allow-natives-syntax')
  new Function('%FinalizeOptimization()')()
  setFlagsFromString('--no-allow-natives-syntax')
}

/** Returns the named functions of a file, each with where its body begins, counted from 0. Node removes types without moving code. */
function functionsOf(path: string): { name: string; lineNumber: number; columnNumber: number }[] {
  const code = readFileSync(path, 'utf8')
  const found: ReturnType<typeof functionsOf> = []
  const add = (name: unknown, value: unknown) => {
    const { type, body } = (value ?? {}) as { type?: string; body?: { type: string; start: number } | null }
    const isFunction = type === 'ArrowFunctionExpression' || type === 'FunctionExpression' || type === 'FunctionDeclaration'
    if (!isFunction || !body) return
    const before = code.slice(0, body.type === 'BlockStatement' ? body.start + 1 : body.start).split('\n')
    found.push({ name: nameOf(name), lineNumber: before.length - 1, columnNumber: before.at(-1)?.length ?? 0 })
  }
  new Visitor({
    FunctionDeclaration: (node) => add(node.id, node),
    VariableDeclarator: (node) => add(node.id, node.init),
    AssignmentExpression: (node) => add(node.left, node.right),
    MethodDefinition: (node) => add(node.key, node.value),
    PropertyDefinition: (node) => add(node.key, node.value),
    Property: (node) => add(node.key, node.value),
  }).visit(parseSync(path, code).program)
  return found
}

/** Of a name, a string as a key, or a member to which a function is assigned. */
const nameOf = (node: unknown): string => {
  const { name, value, property } = node as { name?: string; value?: string; property?: { name?: string } }
  return name ?? value ?? property?.name ?? ''
}
