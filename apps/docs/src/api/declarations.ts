/** Reads the exports of a package from its type declarations. TypeScript 7 has no compiler API, so the files are parsed here. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Node, walk } from '@blockfront/tooling/sources/syntax-tree'
import { parseSync } from 'vite'
import { docstringMarkdown } from './docstring.ts'

/** One exported name. */
export interface Declaration {
  name: string
  /** Its name in its declaration file, if that differs from the exported one. */
  local: string
  kind: 'component' | 'function' | 'class' | 'value' | 'type' | 'namespace'
  /** TypeScript, without `export declare`. Empty for a namespace. */
  code: string
  /** Its syntax tree: several nodes for an overloaded function, none for a namespace. */
  nodes: readonly Node[]
  /** The docstring as Markdown. Empty if there is none. */
  text: string
  /** The path of its declaration file. */
  file: string
  /** The exports of a namespace. */
  members: Declaration[]
}

/** Declaration files that were read, by path. */
export type Modules = Map<string, Module>

interface Module {
  path: string
  code: string
  comments: readonly { start: number; end: number }[]
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
export function declarationsOf(path: string, cache: Modules = new Map()): Declaration[] {
  const module = readModule(path, cache)
  const own = module.exported.flatMap(({ name, local, from }) => {
    const found = find(from === undefined ? module.path : resolve(module.path, from), local, cache)
    return found ? [{ ...found, name }] : []
  })
  const others = module.stars.flatMap(({ from, name }) => {
    const target = resolve(module.path, from)
    if (!target) return []
    const members = declarationsOf(target, cache)
    if (name === undefined) return members
    return [{ name, local: name, kind: 'namespace' as const, code: '', nodes: [], text: '', file: target, members }]
  })
  return [...own, ...others]
}

/** Returns the names that a declaration file exports from other packages, with the package of each, sorted by name. */
export function foreignExportsOf(path: string, cache: Modules = new Map()): { name: string; local: string; from: string }[] {
  const { exported, imported, stars } = readModule(path, cache)
  const own = exported.flatMap(({ name, local, from }) => {
    const origin = from === undefined ? imported.get(local) : { from, name: local }
    if (!origin) return []
    if (!origin.from.startsWith('.')) return [{ name, local: origin.name, from: origin.from }]
    const target = resolve(path, origin.from)
    return (target ? foreignExportsOf(target, cache) : []).flatMap((one) => (one.name === origin.name ? { ...one, name } : []))
  })
  const others = stars.flatMap(({ from, name }) => {
    const target = resolve(path, from)
    if (target) return foreignExportsOf(target, cache).map((one) => (name ? { ...one, name: `${name}.${one.name}` } : one))
    return from.startsWith('.') ? [] : [{ name: name ?? '*', local: '*', from }]
  })
  return [...own, ...others].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Returns the declarations of the same package that a declaration names, whether or not they are exported. */
export function namedIn({ file, nodes }: Declaration, cache: Modules): Declaration[] {
  const { imported } = readModule(file, cache)
  const found: (Declaration | undefined)[] = []
  walk(nodes, ({ node, parents: [parent] }) => {
    if (node.type === 'TSImportType') {
      const qualifier = node.qualifier as Node | null
      if (qualifier) found.push(find(resolve(file, nameOf(node.source)), nameOf(qualifier.left ?? qualifier), cache))
    } else if (
      node.type === 'Identifier' &&
      parent &&
      REFERENCES.test(parent.type) &&
      parent.right !== node &&
      parent.id !== node
    ) {
      const name = nameOf(node)
      const whole = imported.get(name)
      if (whole?.name === '*') found.push(find(resolve(file, whole.from), nameOf(parent.right), cache))
      else found.push(find(file, name, cache))
    }
  })
  return found.flatMap((one) => one ?? [])
}

/** Nodes in which an identifier names a declaration. */
const REFERENCES = /^(?:TSTypeReference|TSTypeQuery|TSQualifiedName|TSInterfaceHeritage|TSClassImplements|ClassDeclaration)$/

/** The code of a declaration without its comments. */
export function codeWithoutComments({ file, nodes }: Declaration, cache: Modules): string {
  const module = readModule(file, cache)
  const cut = (node: Node) => {
    const pieces: string[] = []
    let done = node.start
    for (const { start, end } of module.comments)
      if (start >= node.start && end <= node.end) {
        pieces.push(module.code.slice(done, start))
        done = end
      }
    pieces.push(module.code.slice(done, node.end))
    const lines = pieces.join('').split('\n')
    return tidy(lines.flatMap((line) => line.trimEnd() || []).join('\n'))
  }
  return nodes.map(cut).join('\n')
}

/** The declaration of a name in a module, or in the module from which it exports or imports that name. */
function find(path: string | undefined, name: string, cache: Modules): Declaration | undefined {
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
  return { name, local: name, kind: kindOf(name, nodes[0], code), code, nodes, text, file: module.path, members: [] }
}

const codeOf = ({ code }: Module, { start, end }: Node) => tidy(code.slice(start, end))

/** Without `export declare`, indented by two spaces. */
const tidy = (code: string) =>
  code.replace(/^(?:export )?(?:declare )?/, '').replace(/^ +/gm, (indent) => ' '.repeat(indent.length / 2))

function kindOf(name: string, node: Node | undefined, code: string): Declaration['kind'] {
  if (/^TS(?:Interface|TypeAlias)/.test(node?.type ?? '')) return 'type'
  if (/Class/.test(node?.type ?? '')) return 'class'
  const isFunction = /Function/.test(node?.type ?? '') || /^const [\w$]{1,100}: [(<]/.test(code)
  if (!isFunction) return 'value'
  return /^[A-Z]/.test(name) && /\b(?:ReactNode|Element|JSX)\b/.test(code) ? 'component' : 'function'
}

function readModule(path: string, cache: Modules): Module {
  const known = cache.get(path)
  if (known) return known
  const code = readFileSync(path, 'utf8')
  const { program, comments, errors } = parseSync(path, code)
  if (errors[0]) throw new Error(`${path} does not parse: ${errors[0].message}`)
  const module: Module = {
    path,
    code,
    comments,
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
  const specifiers = (statement.specifiers ?? []) as { type: string; local: Named; imported?: Named; exported?: Named }[]
  switch (statement.type) {
    case 'ImportDeclaration':
      for (const { type, local, imported } of specifiers)
        module.imported.set(nameOf(local), {
          from: source?.value ?? '',
          name: type === 'ImportNamespaceSpecifier' ? '*' : nameOf(imported ?? local),
        })
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
    // `tsc` writes `declare const _default: …; export default _default;`.
    case 'ExportDefaultDeclaration':
      module.exported.push({ name: 'default', local: nameOf(statement.declaration) })
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
