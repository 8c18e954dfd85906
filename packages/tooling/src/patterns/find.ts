import { type ESTree, parseSync, Visitor } from 'vite'

/** A regular expression in the sources, or code that builds one from other values. */
export interface Pattern {
  /** File and line, or the schema and the path in it. */
  where: string
  source: string
  flags: string
}

/** The result of `findPatterns`. */
export interface Found {
  patterns: Pattern[]
  /** Calls of `RegExp` whose pattern is not a plain string, so it is known at run time only. */
  built: string[]
}

type Argument = ESTree.Argument | undefined

/** The text of a string literal or of a template without values. */
function plainText(node: Argument): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked ?? undefined
  return undefined
}

/** Returns every regular expression in a TypeScript file, from its syntax tree. Throws when the file does not parse. */
export function findPatterns(path: string, code: string): Found {
  const { program, errors } = parseSync(path, code)
  const broken = errors[0]
  if (broken) throw new Error(`${path} does not parse: ${broken.message}`)
  const found: Found = { patterns: [], built: [] }
  const whereIs = (offset: number) => `${path}:${code.slice(0, offset).split('\n').length}`
  const call = ({ callee, arguments: [pattern, flags], start }: ESTree.NewExpression | ESTree.CallExpression) => {
    if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return
    const source = plainText(pattern)
    const given = flags === undefined ? '' : plainText(flags)
    if (source === undefined || given === undefined) found.built.push(whereIs(start))
    else found.patterns.push({ where: whereIs(start), source, flags: given })
  }
  new Visitor({
    Literal(node) {
      if ('regex' in node && node.regex) {
        const { pattern, flags } = node.regex
        found.patterns.push({ where: whereIs(node.start), source: pattern, flags })
      }
    },
    NewExpression: call,
    CallExpression: call,
  }).visit(program)
  return found
}

/** Returns the `pattern` keywords of a JSON Schema, at every depth. */
export function schemaPatterns(name: string, schema: unknown): Pattern[] {
  const found: Pattern[] = []
  const read = (value: unknown, where: string) => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'pattern' && typeof inner === 'string') found.push({ where, source: inner, flags: 'u' })
      else read(inner, `${where}/${key}`)
    }
  }
  read(schema, `${name}#`)
  return found
}
