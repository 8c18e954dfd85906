import { parseSync, Visitor } from 'vite'

/** static: loaded with the file; dynamic: `import()`; type: removed at run time; glob: `import.meta.glob`. */
export type ImportKind = 'static' | 'dynamic' | 'type' | 'glob'

/** One import, export-from, `import()`, `import('…').Type` or `import.meta.glob` of a file. */
export interface Import {
  kind: ImportKind
  /** The text between the quotes; for a glob its patterns, joined by a space. */
  specifier: string
  /** Counted from 1. */
  line: number
  /** The names that it imports other than types, as the imported file exports them. Undefined for the whole file or its default, and for `import()`. */
  names?: readonly string[]
}

/** Returns all imports of a TypeScript file, from its syntax tree. Throws when the file does not parse. */
export function importsOf(path: string, code: string): Import[] {
  const { module, program, errors } = parseSync(path, code)
  const broken = errors[0]
  if (broken) throw new Error(`${path} does not parse: ${broken.message}`)

  const lineAt = (offset: number) => code.slice(0, offset).split('\n').length
  const found: Import[] = []
  const add = (kind: ImportKind, specifier: string, offset: number, names?: readonly string[]) =>
    found.push({ kind, specifier, line: lineAt(offset), ...(names && { names }) })

  for (const { moduleRequest, entries, start } of module.staticImports) {
    const onlyTypes = /^import\s+type\b/.test(code.slice(start)) || (entries.length > 0 && entries.every((entry) => entry.isType))
    add(onlyTypes ? 'type' : 'static', moduleRequest.value, start, namesOf(entries))
  }
  for (const { entries, start } of module.staticExports) {
    for (const [specifier, group] of Map.groupBy(entries, (entry) => entry.moduleRequest?.value)) {
      if (specifier === undefined) continue
      add(group.every((entry) => entry.isType) ? 'type' : 'static', specifier, start, namesOf(group))
    }
  }
  new Visitor({
    ImportExpression({ source, start }) {
      const text = literal(source)
      if (text !== undefined) add('dynamic', text, start)
    },
    TSImportType({ source, start }) {
      add('type', source.value, start)
    },
    CallExpression({ callee, arguments: [first], start }) {
      if (code.slice(callee.start, callee.end) !== 'import.meta.glob' || !first) return
      const patterns = first.type === 'ArrayExpression' ? first.elements.map(literal) : [literal(first)]
      add('glob', patterns.filter((pattern) => pattern !== undefined).join(' '), start)
    },
  }).visit(program)
  return found.sort((a, b) => a.line - b.line)
}

/** Returns what these entries import by name and not as a type; undefined if one is a default or namespace import, or none remains. */
function namesOf(
  entries: readonly { isType: boolean; importName: { kind: string; name?: string | null } }[],
): readonly string[] | undefined {
  const values = entries.filter(({ isType }) => !isType)
  const isWhole = values.length === 0 || values.some(({ importName }) => importName.kind !== 'Name')
  return isWhole ? undefined : values.map(({ importName }) => importName.name ?? '')
}

/** Whether a file has `export * from …`, which hides the exported names. */
export function hasStarExport(path: string, code: string): boolean {
  return parseSync(path, code).module.staticExports.some(({ entries }) =>
    entries.some((entry) => entry.importName.kind === 'AllButDefault' && entry.exportName.kind === 'None'),
  )
}

function literal(node: { type: string; value?: unknown } | null | undefined): string | undefined {
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
}
