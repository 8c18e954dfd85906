import { readFileSync } from 'node:fs'
import { type Debugger, Session } from 'node:inspector/promises'
import { join, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
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
  const scripts: Debugger.ScriptParsedEventDataType[] = []
  session.on('Debugger.scriptParsed', ({ params }) => scripts.push(params))
  session.connect()
  const followed: Step[] = []
  const begun = new Set<number>()
  Object.assign(globalThis, { [BEGUN]: begun })
  try {
    // Tells of all scripts that are loaded.
    await session.post('Debugger.enable')
    for (const { url, scriptId } of scripts) {
      const file = url.startsWith(`${pathToFileURL(folder)}/`) ? relative(folder, fileURLToPath(url)).replaceAll(sep, '/') : ''
      if (!file || file.startsWith('testing/') || !isFollowed(file)) continue
      for (const { name, start, end } of functionsOf(fileURLToPath(url))) {
        // Without the restriction, it can be a place in a function inside of this one.
        const { locations } = (await session.post('Debugger.getPossibleBreakpoints', {
          start: { scriptId, ...start },
          end: { scriptId, ...end },
          restrictToFunction: true,
        })) as Debugger.GetPossibleBreakpointsReturnType
        const [location] = locations
        if (!location) continue
        const condition = `globalThis.${BEGUN}.add(${followed.push({ file, name }) - 1}), false`
        await session.post('Debugger.setBreakpoint', { location, condition })
      }
    }
    await request()
  } finally {
    await session.post('Debugger.disable')
    session.disconnect()
    Reflect.deleteProperty(globalThis, BEGUN)
  }
  return [...begun].flatMap((index) => followed[index] ?? [])
}

interface Place {
  lineNumber: number
  columnNumber: number
}

/** Returns the named functions of a file, each with where its body begins and ends, counted from 0. Node removes types without moving code. */
function functionsOf(path: string): { name: string; start: Place; end: Place }[] {
  const code = readFileSync(path, 'utf8')
  const placeOf = (offset: number): Place => {
    const before = code.slice(0, offset).split('\n')
    return { lineNumber: before.length - 1, columnNumber: before.at(-1)?.length ?? 0 }
  }
  const found: ReturnType<typeof functionsOf> = []
  const add = (name: unknown, value: unknown) => {
    const { type, body } = (value ?? {}) as { type?: string; body?: { type: string; start: number; end: number } | null }
    const isFunction = type === 'ArrowFunctionExpression' || type === 'FunctionExpression' || type === 'FunctionDeclaration'
    if (!isFunction || !body) return
    const start = body.type === 'BlockStatement' ? body.start + 1 : body.start
    found.push({ name: nameOf(name), start: placeOf(start), end: placeOf(body.end) })
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
