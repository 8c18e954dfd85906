/** Reads the exports of a package from its type declarations. TypeScript 7 has no compiler API, so the files are parsed here. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Node } from '@blockfront/tooling/sources/syntax-tree'
import { parseSync } from 'vite'
import { docstringMarkdown } from './docstring.ts'

/** One exported name. */
export interface Declaration {
  name: string
  kind: 'component' | 'function' | 'class' | 'value' | 'type' | 'namespace'
  /** TypeScript, without `export declare`. Empty for a namespace. */
  code: string
  /** The docstring as Markdown. Empty if there is none. */
  text: string
  /** The path of its declaration file. */
  file: string
  /** The exports of a namespace. */
  members: Declaration[]
}

interface Module {
  path: string
  code: string
  /** The declarations of a name at the top of the file: several for an overloaded function. */
  declared: Map<string, Node[]>
  docstrings: Map<Node, string>
  imported: Map<string, { from: string; name: string }>
  exported: { name: string; local: string; from?: string }[]
  /** Modules whose exports are exported too, some of them as a namespace. */
  stars: { from: string; name?: string }[]
}

type Named = { name?: string; value?: string }
const nameOf = (node: unknown) => (node as Named).name ?? (node as Named).value ?? ''

/** Returns the exports of a declaration file, in its order. Names from other packages are left out. */
export function declarationsOf(path: string, cache: Map<string, Module> = new Map()): Declaration[] {
  const module = readModule(path, cache)
  const own = module.exported.flatMap(({ name, local, from }) => {
    const found = find(from === undefined ? module.path : resolve(module.path, from), local, cache)
    return found ? [{ ...found, name }] : []
  })
  const others = module.stars.flatMap(({ from, name }) => {
    const target = resolve(module.path, from)
    if (!target) return []
    const members = declarationsOf(target, cache)
    return name === undefined ? members : [{ name, kind: 'namespace' as const, code: '', text: '', file: target, members }]
  })
  return [...own, ...others]
}

/** The declaration of a name in a module, or in the module from which it exports or imports that name. */
function find(path: string | undefined, name: string, cache: Map<string, Module>): Declaration | undefined {
  if (!path) return undefined
  const module = readModule(path, cache)
  const nodes = module.declared.get(name)
  if (nodes) return declaration(module, name, nodes)
  const other = module.imported.get(name) ?? module.exported.find((entry) => entry.name === name && entry.from)
  if (other?.from) return find(resolve(path, other.from), 'local' in other ? other.local : other.name, cache)
  for (const star of module.stars) {
    const found = star.name === undefined ? find(resolve(path, star.from), name, cache) : undefined
    if (found) return found
  }
  return undefined
}

function declaration(module: Module, name: string, nodes: readonly Node[]): Declaration {
  const code = nodes.map((node) => codeOf(module, node)).join('\n')
  const text = docstringMarkdown(nodes.map((node) => module.docstrings.get(node)).find((comment) => comment) ?? '/***/')
  return { name, kind: kindOf(name, nodes[0], code), code, text, file: module.path, members: [] }
}

const codeOf = ({ code }: Module, { start, end }: Node) =>
  code
    .slice(start, end)
    .replace(/^(?:export )?(?:declare )?/, '')
    .replace(/^ +/gm, (indent) => ' '.repeat(indent.length / 2))

function kindOf(name: string, node: Node | undefined, code: string): Declaration['kind'] {
  if (/^TS(?:Interface|TypeAlias)/.test(node?.type ?? '')) return 'type'
  if (/Class/.test(node?.type ?? '')) return 'class'
  const isFunction = /Function/.test(node?.type ?? '') || /^const [\w$]{1,100}: [(<]/.test(code)
  if (!isFunction) return 'value'
  return /^[A-Z]/.test(name) && /\b(?:ReactNode|Element|JSX)\b/.test(code) ? 'component' : 'function'
}

function readModule(path: string, cache: Map<string, Module>): Module {
  const known = cache.get(path)
  if (known) return known
  const code = readFileSync(path, 'utf8')
  const { program, comments, errors } = parseSync(path, code)
  if (errors[0]) throw new Error(`${path} does not parse: ${errors[0].message}`)
  const module: Module = {
    path,
    code,
    declared: new Map(),
    docstrings: new Map(),
    imported: new Map(),
    exported: [],
    stars: [],
  }
  cache.set(path, module)
  for (const statement of program.body as unknown as Node[]) {
    const before = comments.findLast(({ end }) => end <= statement.start && code.slice(end, statement.start).trim() === '')
    const comment = before && code.slice(before.start, before.end)
    readStatement(module, statement, comment?.startsWith('/**') ? comment : undefined)
  }
  return module
}

function readStatement(module: Module, statement: Node, docstring: string | undefined) {
  const source = statement.source as { value: string } | null | undefined
  const specifiers = (statement.specifiers ?? []) as { local: Named; imported?: Named; exported?: Named }[]
  switch (statement.type) {
    case 'ImportDeclaration':
      for (const { local, imported } of specifiers)
        module.imported.set(nameOf(local), { from: source?.value ?? '', name: nameOf(imported ?? local) })
      break
    case 'ExportAllDeclaration':
      module.stars.push({ from: source?.value ?? '', ...(statement.exported ? { name: nameOf(statement.exported) } : {}) })
      break
    case 'ExportNamedDeclaration':
      for (const { local, exported } of specifiers)
        module.exported.push({ name: nameOf(exported), local: nameOf(local), ...(source ? { from: source.value } : {}) })
      if (statement.declaration)
        for (const name of declare(module, statement.declaration as Node, docstring))
          if (!module.exported.some((entry) => entry.name === name)) module.exported.push({ name, local: name })
      break
    default:
      declare(module, statement, docstring)
  }
}

/** Records the names that a statement declares, and returns them. */
function declare(module: Module, node: Node, docstring: string | undefined): string[] {
  const ids = node.type === 'VariableDeclaration' ? (node.declarations as { id: Named }[]).map(({ id }) => id) : [node.id]
  const names = ids.filter(Boolean).map(nameOf)
  for (const name of names) module.declared.set(name, [...(module.declared.get(name) ?? []), node])
  if (docstring) module.docstrings.set(node, docstring)
  return names
}

/** The declaration file that a relative import names; undefined for other packages. */
function resolve(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined
  const path = join(dirname(from), specifier.replace(/\.js$/, '.d.ts'))
  return existsSync(path) ? path : undefined
}
