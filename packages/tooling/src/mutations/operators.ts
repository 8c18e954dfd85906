import { parseSync } from 'vite'
import { type Node, walk } from '../sources/syntax-tree.ts'

/** A small change of a source file that a test should notice. */
export interface Mutation {
  /** Relative to the top. */
  file: string
  /** Counted from 1. */
  line: number
  /** The replaced range: characters from the start of the file. */
  start: number
  end: number
  replacement: string
  /** Old and new code as text. */
  description: string
}

const OPERATORS: Readonly<Record<string, string>> = {
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
}
const METHODS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    min: 'max',
    max: 'min',
    floor: 'ceil',
    ceil: 'floor',
    some: 'every',
    every: 'some',
    startsWith: 'endsWith',
    endsWith: 'startsWith',
  }),
)
/** Calls that can be removed, replaced by their receiver. */
const REMOVABLE = new Set(['filter', 'sort', 'toSorted', 'reverse', 'toReversed', 'slice', 'trim', 'toLowerCase', 'toUpperCase'])

/** TypeScript nodes that contain run-time code. */
const RUNS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])

/** From here on, one more or less is a matter of tuning, unless the specification names the number. */
const TUNABLE = 100

/** They differ at the limit only, so they say whether it is one more or less. */
const COMPARISONS = new Set(['<', '<=', '>', '>='])

interface Change {
  start: number
  end: number
  text: string
}

/** Returns the text of a file with a mutation of it. */
export const applied = ({ start, end, replacement }: Mutation, code: string): string =>
  code.slice(0, start) + replacement + code.slice(end)

/** Returns the numbers that a text names, such as 2000 for "2,000". */
export const numbersIn = (text: string): Set<number> =>
  new Set([...text.matchAll(/\d[\d,.]{0,15}/g)].map(([number]) => Number(number.replaceAll(',', '').replace(/\.$/, ''))))

/**
 * Returns every mutation of a file, in source order.
 * @param named numbers of 100 or more that are changed. No other of that size is: most are limits, sizes and intervals, whose exact values
 * no rule determines. For the same reason, `<` does not become `<=` in a comparison with them.
 */
export function mutationsIn(file: string, code: string, named: ReadonlySet<number> = new Set()): Mutation[] {
  const found: Mutation[] = []
  const { program } = parseSync(file, code)
  const constants = constantsOf(program as unknown as Node)
  const isTuned = (node: Node): boolean => {
    if (node.type === 'BinaryExpression' && COMPARISONS.has(String(node.operator)))
      return [node.left, node.right].some((side) => isTunable(numberOf(side as Node, constants), named))
    return node.type === 'Literal' && isTunable(node.value, named)
  }
  walk(program, ({ node, parents }) => {
    if (
      [node, ...parents].some(({ type }) => type.startsWith('TS') && !RUNS.has(type)) ||
      [node, ...parents].some(isForDevelopers)
    )
      return
    if (isTuned(node)) return
    for (const { start, end, text } of changesOf(node, code)) {
      const line = code.slice(0, start).split('\n').length
      const short = (part: string) => part.replace(/\s+/g, ' ').slice(0, 60)
      found.push({
        file,
        line,
        start,
        end,
        replacement: text,
        description: `${short(code.slice(start, end))}  →  ${short(text) || '(removed)'}`,
      })
    }
  })
  return found
}

/**
 * Whether a node is an error or a log entry for developers, whose words no test quotes, a condition that only decides about a log entry, or the
 * name of an error class.
 */
function isForDevelopers({ type, callee, expression, ...node }: Node): boolean {
  if (type === 'IfStatement') return !node.alternate && isForDevelopers(node.consequent as Node)
  if (type === 'AssignmentExpression') {
    const { object, property } = node.left as { object?: Node; property?: { name?: string } }
    return node.operator === '=' && object?.type === 'ThisExpression' && property?.name === 'name'
  }
  if (type === 'NewExpression') return /Error$/.test(String((callee as { name?: unknown }).name))
  if (type === 'ExpressionStatement') return isForDevelopers(expression as Node)
  if (type !== 'CallExpression') return false
  const { object } = callee as { object?: { name?: unknown; property?: { name?: unknown } } }
  return /^(?:console|log)$/.test(String(object?.property?.name ?? object?.name))
}

const isTunable = (value: unknown, named: ReadonlySet<number>): boolean =>
  typeof value === 'number' && value >= TUNABLE && !named.has(value)

/** The numbers of a file's top-level constants by name. */
function constantsOf(program: Node): Map<string, number> {
  const constants = new Map<string, number>()
  for (const statement of program.body as Node[]) {
    const { declarations = [] } = (statement.declaration ?? statement) as {
      declarations?: { id: { name?: string }; init?: Node }[]
    }
    for (const { id, init } of declarations) {
      const value = init && numberOf(init, constants)
      if (id.name !== undefined && value !== undefined) constants.set(id.name, value)
    }
  }
  return constants
}

/** The value of a number, of a constant with one, or of a product or sum of them. */
function numberOf(node: Node, constants: ReadonlyMap<string, number>): number | undefined {
  if (node.type === 'Literal') return typeof node.value === 'number' ? node.value : undefined
  if (node.type === 'Identifier') return constants.get(String(node.name))
  if (node.type !== 'BinaryExpression' || !/^[*+]$/.test(String(node.operator))) return undefined
  const [left, right] = [node.left, node.right].map((side) => numberOf(side as Node, constants))
  if (left === undefined || right === undefined) return undefined
  return node.operator === '*' ? left * right : left + right
}

function changesOf(node: Node, code: string): Change[] {
  const source = (part: unknown) => code.slice((part as Node).start, (part as Node).end)
  const whole = (text: string): Change[] => [{ start: node.start, end: node.end, text }]
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression': {
      const { left, right, operator } = node as unknown as { left: Node; right: Node; operator: string }
      if (operator === '??') return whole(source(left))
      const other = OPERATORS[operator]
      const at = code.indexOf(operator, left.end)
      return other === undefined || at < 0 || at >= right.start ? [] : [{ start: at, end: at + operator.length, text: other }]
    }
    case 'ConditionalExpression':
      return whole(`${source(node.test)} ? ${source(node.alternate)} : ${source(node.consequent)}`)
    case 'IfStatement': {
      const test = node.test as Node
      return [{ start: test.start, end: test.end, text: `!(${source(test)})` }]
    }
    case 'UnaryExpression':
      return node.operator === '!' ? whole(`(${source(node.argument)})`) : []
    case 'Literal':
      if (typeof node.value === 'boolean') return whole(String(!node.value))
      return typeof node.value === 'number' ? whole(String(node.value === 0 ? 1 : node.value + 1)) : []
    case 'CallExpression':
      return changesOfCall(node, source)
    case 'ExpressionStatement':
      return (node.expression as Node).type === 'Literal' ? [] : whole('{}')
    default:
      return []
  }
}

function changesOfCall(node: Node, source: (part: unknown) => string): Change[] {
  const callee = node.callee as Node & { object?: Node; property?: Node & { name?: string } }
  const name = callee.type === 'MemberExpression' ? callee.property?.name : undefined
  if (name === undefined || !callee.property) return []
  const other = METHODS.get(name)
  if (other) return [{ start: callee.property.start, end: callee.property.end, text: other }]
  return REMOVABLE.has(name) ? [{ start: node.start, end: node.end, text: source(callee.object) }] : []
}
