/** The API reference: one page per entry point of each published package, from its type declarations. */
import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { entryPoints, type Package, publishedPackages, root } from '@blockfront/tooling/sources/repository'
import { sourceUrl } from '../site/links.ts'
import { describe } from '../site/markdown.ts'
import type { Section, SitePage } from '../site/page.ts'
import { type Declaration, declarationsOf } from './declarations.ts'

/** Types with more lines are cut: they are schemas that the compiler has written out. */
const MAX_LINES = 60

/** The headings of a page, in order, and what is below each. */
const GROUPS: readonly { heading: string; kinds: readonly Declaration['kind'][] }[] = [
  { heading: 'Components', kinds: ['component'] },
  { heading: 'Functions', kinds: ['function'] },
  { heading: 'Classes', kinds: ['class'] },
  { heading: 'Values', kinds: ['value'] },
  { heading: 'Namespaces', kinds: ['namespace'] },
  { heading: 'Types', kinds: ['type'] },
]

/**
 * Returns the API reference of a package: its README first. Throws if the package is not built.
 * @param readme the page of the package's README.
 */
export function packageSection(item: Package, readme: SitePage): Section {
  const entries = [...entryPoints(item)].map(([specifier, source]) => entryPage(item, specifier, source))
  return { label: item.manifest.name.replace('@blockfront/', ''), collapsed: true, items: [readme, ...entries] }
}

/** The id of the API page of an import specifier: `api/engine/render` for `@blockfront/engine/render`. */
export const apiPageId = (specifier: string) => `api/${specifier.replace('@blockfront/', '')}`

/** Returns the exports of an entry point. Throws if its package is not built. */
export function exportsOf(item: Package, source: string): Declaration[] {
  const path = join(root, declarationFile(item, source))
  if (!existsSync(path)) throw new Error(`${path} does not exist. Build the packages first: npm run docs:build does.`)
  return declarationsOf(path)
}

/** Returns the exports of the engine's main entry point. */
export function engineExports(): Declaration[] {
  const engine = publishedPackages().find(({ manifest }) => manifest.name === '@blockfront/engine')
  if (!engine) throw new Error('The package @blockfront/engine is missing.')
  return exportsOf(engine, `${engine.folder}/src/index.ts`)
}

const declarationFile = ({ folder }: Package, source: string) =>
  source.replace(`${folder}/src/`, `${folder}/dist/`).replace(/\.tsx?$/, '.d.ts')

function entryPage(item: Package, specifier: string, source: string): SitePage {
  const declarations = exportsOf(item, source)
  const groups = GROUPS.map(({ heading, kinds }) => ({
    heading,
    found: declarations.filter(({ kind }) => kinds.includes(kind)).sort((a, b) => a.name.localeCompare(b.name, 'en')),
  })).filter(({ found }) => found.length > 0)
  const names = declarations
    .map(({ name }) => name)
    .slice(0, 6)
    .join(', ')
  return {
    id: apiPageId(specifier),
    title: specifier,
    label: specifier === item.manifest.name ? 'Main entry point' : specifier.slice(item.manifest.name.length),
    description: describe(
      `The ${declarations.length} exports of ${specifier}: ${names}${declarations.length > 6 ? ' and others' : ''}.`,
    ),
    body: [
      `\`\`\`ts\nimport { … } from '${specifier}'\n\`\`\``,
      ...groups.map(({ heading, found }) => `## ${heading}\n\n${found.map(declarationMarkdown).join('\n\n')}`),
    ].join('\n\n'),
    file: source,
    generated: true,
  }
}

/** One export as Markdown: heading, docstring, code and the link to the source. */
export function declarationMarkdown({ name, kind, code, text, file, members }: Declaration): string {
  const shown = kind === 'namespace' ? `\`${members.map((member) => `${name}.${member.name}`).join('`, `')}\`` : codeFence(code)
  return [`### \`${name}\``, text, shown, `<small>[Source](${sourceUrl(sourceOf(file))})</small>`].filter(Boolean).join('\n\n')
}

/** A type as a code block, cut after 60 lines. */
export function codeFence(code: string): string {
  const lines = code.split('\n')
  const shown =
    lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES), `// … and ${lines.length - MAX_LINES} more lines`] : lines
  return `\`\`\`ts\n${shown.join('\n')}\n\`\`\``
}

/** The source of a declaration file, from the repository root. */
function sourceOf(path: string): string {
  const source = relative(root, path)
    .replace('/dist/', '/src/')
    .replace(/\.d\.ts$/, '')
  return existsSync(join(root, `${source}.tsx`)) ? `${source}.tsx` : `${source}.ts`
}
