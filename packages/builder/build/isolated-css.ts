import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { publishedPackages, root, styleEntries } from '@blockfront/tooling/sources/repository'
import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss'
import type { Plugin } from 'vite'

/**
 * The builder's style sheet for other people's apps (docs/decisions/0063). The source has cascade layers, and every rule of an app outside of
 * layers would override it. Here each layer becomes a specificity above that of ordinary rules, and a reset removes the app's rules from the
 * builder. Every rule is limited to the builder's elements, without the page on the canvas.
 */

/** Contain the builder's interface. Those on the canvas are cards that the builder shows instead of a block. */
const ROOT = '.ui-isolated'
const ROOTS = `${ROOT}, .bfb-empty, .bfb-card`
/** The app's page on the canvas and in thumbnails, which keeps the app's styles. */
const PAGES = '.bfb-page, .bfb-thumb__page'
/** Raises the specificity by a number of ids that no element has. */
const ids = (count: number) => `:not(${String.raw`#\#`.repeat(count)})`
/**
 * Matches everything. A selector in a scope that names `:scope` may begin at the scope's root or outside of it; any other selector has
 * an implied `:scope` and a descendant combinator before it.
 */
const FROM_ANYWHERE = ':where(:scope, *)'
const ID = ids(1)

/**
 * The reset. `revert` undoes every rule of the app, in layers or not. It would also undo presentation attributes: the size and
 * color of an SVG, and the editability of text. For these elements `revert-layer` undoes the app's rules outside of layers.
 */
const RESET = `
@property --ui-rem { syntax: "<length>"; inherits: true; initial-value: 16px; }
${ROOT}${ID} { all: initial; display: block; --ui-rem: 1em; }
@scope (${ROOTS}) to (${PAGES}) {
  :not(${ROOT}, svg, svg *, [contenteditable], style)${ID}${FROM_ANYWHERE} { all: revert; }
  :is(svg, svg *, [contenteditable])${ID} { all: revert-layer; transition: none; margin: 0; padding: 0; border: 0; }
  svg${ids(2)}${FROM_ANYWHERE} { display: inline; vertical-align: baseline; max-width: none; }
  ${['before', 'after', 'placeholder', 'selection'].map((name) => `${ID}${FROM_ANYWHERE}::${name}`).join(', ')} { all: revert; }
}
`

/** Returns the isolated form of an exported style sheet, such as `@blockfront/builder/builder.css`. */
export function isolatedCss(specifier: string): string {
  const sheets = new Map(publishedPackages().flatMap((item) => [...styleEntries(item)]))
  const layers: string[] = []
  const isolated = postcss.root()
  for (const node of inlined(fileOf(specifier, '', sheets), sheets, layers)) isolated.append(node)
  raise(isolated, layers)
  const result = postcss.parse(RESET)
  for (const node of scoped(isolated.nodes)) result.append(node)
  return result.toString()
}

const fileOf = (specifier: string, from: string, sheets: ReadonlyMap<string, string>): string =>
  specifier.startsWith('.') ? join(dirname(from), specifier) : join(root, sheets.get(specifier) ?? missing(specifier))

function missing(specifier: string): never {
  throw new Error(`No package exports the style sheet ${specifier}.`)
}

/** The nodes of a style sheet with those of its imports, each in a layer. Fills `layers` with their names, in order. */
function inlined(file: string, sheets: ReadonlyMap<string, string>, layers: string[]): ChildNode[] {
  return postcss.parse(readFileSync(file, 'utf8'), { from: file }).nodes.flatMap((node) => {
    if (node.type === 'comment') return []
    if (node.type !== 'atrule') return [node]
    if (node.name === 'layer' && !node.nodes) {
      for (const name of postcss.list.comma(node.params)) if (!layers.includes(name)) layers.push(name)
      return []
    }
    if (node.name !== 'import') return [node]
    const [, specifier = '', layer] = /^"([^"]+)"(?:\s+layer\((\w+)\))?$/.exec(node.params) ?? []
    const nodes = inlined(fileOf(specifier, file, sheets), sheets, layers)
    return layer ? [postcss.atRule({ name: 'layer', params: layer, nodes })] : nodes
  })
}

/** Replaces layers by specificity, the size of the document's font by that of the builder's root, and `:root` by that root. */
function raise(sheet: Container, layers: readonly string[]) {
  sheet.walkRules((rule) => {
    if (isKeyframe(rule)) return
    const rank = layers.indexOf(layerOf(rule))
    if (rank < 0) throw rule.error('This rule is in no layer.')
    rule.selectors = rule.selectors.map((selector) =>
      withSpecificity(selector.replace(/^:root/, ROOT), ids(rank + 2) + FROM_ANYWHERE),
    )
  })
  sheet.walkDecls((decl) => {
    decl.value = decl.value.replace(/(?<![\w.-])(\d*\.?\d+)rem\b/g, 'calc($1 * var(--ui-rem))')
  })
  sheet.walkAtRules('layer', (layer) => void layer.replaceWith(layer.nodes ?? []))
}

const isKeyframe = ({ parent }: Rule) => parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name)

function layerOf(node: ChildNode): string {
  for (let { parent } = node; parent; parent = parent.parent as typeof parent)
    if (parent.type === 'atrule' && (parent as AtRule).name === 'layer') return (parent as AtRule).params
  return ''
}

/** Inserts `id` after the type of the first compound selector. */
const withSpecificity = (selector: string, id: string) => selector.replace(/^(?:[a-z][\w-]*|\*)?/i, `$&${id}`)

/** Whether a selector matches elements of the builder only: by a class or data attribute, not by their type. */
function isOfBuilder(selector: string): boolean {
  const subject = selector.replace(/:(?:where|is|not|has)\((?:[^()]|\([^()]*\))*\)/g, (part) => part.replace(/\s+/g, ''))
  return /\.(?:ui-|bf)|\[data-/.test(subject.split(/[\s>+~]+/).at(-1) ?? '')
}

/** Groups rules in order: those for elements by type never match the app's page, the others match wherever the builder is. */
function scoped(nodes: readonly ChildNode[]): ChildNode[] {
  const groups: { kind: 'inside' | 'anywhere' | 'global'; nodes: ChildNode[] }[] = []
  const add = (kind: (typeof groups)[number]['kind'], node: ChildNode) => {
    const last = groups.at(-1)
    if (last?.kind === kind) last.nodes.push(node)
    else groups.push({ kind, nodes: [node] })
  }
  for (const node of nodes.flatMap(split)) add(kindOf(node), node)
  return groups.flatMap(({ kind, nodes: members }) => {
    if (kind === 'global') return members
    const params = kind === 'anywhere' ? `(${ROOT})` : `(${ROOTS}) to (${PAGES})`
    return [postcss.atRule({ name: 'scope', params, nodes: members })]
  })
}

/** Splits a rule, or the rules of a conditional group, by kind. */
function split(node: ChildNode): ChildNode[] {
  if (node.type === 'rule') {
    const kinds = Map.groupBy(node.selectors, selectorKind)
    return [...kinds.values()].map((selectors) => node.clone({ selectors }))
  }
  if (node.type !== 'atrule' || !node.nodes || !/^(?:media|container|supports)$/.test(node.name)) return [node]
  return node.nodes.flatMap(split).map((part) => node.clone({ nodes: [part] }))
}

type Kind = 'inside' | 'anywhere' | 'global'

const selectorKind = (selector: string): Kind => {
  // While a block is dragged, the document has this class, and the whole window has that pointer.
  if (selector.startsWith('.bfb-dragging')) return 'global'
  return isOfBuilder(selector) ? 'anywhere' : 'inside'
}

function kindOf(node: ChildNode): Kind {
  if (node.type === 'rule') return selectorKind(node.selectors[0] ?? '')
  const [first] = node.type === 'atrule' && !/keyframes$/.test(node.name) ? (node.nodes ?? []) : []
  return first ? kindOf(first) : 'global'
}

/** Resolves `@blockfront/builder/builder.css` to its isolated form, as in the built package. */
export const isolatedBuilderCss = (): Plugin => ({
  name: 'isolated-builder-css',
  enforce: 'pre',
  load: {
    filter: { id: /packages\/builder\/src\/builder\.css$/ },
    handler: () => isolatedCss('@blockfront/builder/builder.css'),
  },
})
