/** The sections of the site. Its texts are the Markdown files of the repository, so that nothing is written twice. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { publishedPackages, root } from '@blockfront/tooling/sources/repository'
import { packageSection } from '../api/api-pages.ts'
import { fieldSection } from '../fields/field-pages.ts'
import { readMarkdown } from './markdown.ts'
import type { Section, SitePage } from './page.ts'

/** Guides for people who use the packages in an app, in reading order, and their labels. */
const START: readonly [file: string, label: string][] = [
  ['README', 'Overview'],
  ['docs/guides/builder-in-your-app', 'Getting started'],
  ['docs/guides/own-blocks', 'Your own block and field'],
  ['docs/examples/README', 'Example apps'],
  ['docs/guides/migrate-from-puck', 'Migrate from Puck'],
  ['docs/comparison', 'Comparison with Puck'],
].map(([path, label = '']) => [`${path}.md`, label])
const CONCEPTS = ['docs/screenshots.md', 'docs/architecture.md', 'docs/glossary.md', 'docs/performance.md']
/** Guides for people who change Blockfront. */
const CONTRIBUTE = [
  'CONTRIBUTING.md',
  'docs/guides/add-a-block.md',
  'docs/guides/add-a-field-kind.md',
  'docs/guides/add-a-feature.md',
  'docs/guides/make-a-theme.md',
  'docs/guides/translate-the-interface.md',
]

/** Returns every section in the order of the sidebar. Requires built packages. */
export function sections(): Section[] {
  const start = START.filter(([file]) => existsSync(join(root, file))).map(([file, label]) => ({ ...page(file), label }))
  const named = new Set([...START.map(([file]) => file), ...CONTRIBUTE])
  const guides = files('docs/guides/*.md').filter((file) => !named.has(file))
  const reference = files('docs/reference/*.md').map(page)
  const specification = files('docs/spec/*.md').map(page)
  return [
    { label: 'Start here', items: start },
    { label: 'Concepts', items: CONCEPTS.map(page) },
    { label: 'Guides', items: byTitle(guides.map(page)) },
    { label: 'Blocks', collapsed: true, items: overviewFirst(reference.filter(({ id }) => id.startsWith('blocks'))) },
    fieldSection(),
    {
      label: 'API reference',
      collapsed: true,
      items: apiPackages().map((item) => packageSection(item, { ...page(`${item.folder}/README.md`), label: 'Overview' })),
    },
    { label: 'Contribute', collapsed: true, items: CONTRIBUTE.map(page) },
    {
      label: 'Specification',
      collapsed: true,
      items: overviewFirst([...specification, ...reference.filter(({ id }) => !id.startsWith('blocks'))]),
    },
  ]
}

/** Packages that most readers want, first. */
const FIRST = ['@blockfront/engine', '@blockfront/builder']

function apiPackages() {
  const rank = (name: string) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length)
  return publishedPackages().sort((a, b) => rank(a.manifest.name) - rank(b.manifest.name))
}

/** Returns the decision records, and their index. */
export function decisions(): { index: SitePage; records: SitePage[] } {
  return { index: page('docs/decisions/README.md'), records: files('docs/decisions/[0-9]*.md').map(page) }
}

const files = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll(sep, '/'))
    .sort()

function page(file: string): SitePage {
  const markdown = readFileSync(join(root, file), 'utf8')
  const type = /^- Type: `(\w{1,100})`$/m.exec(markdown)?.[1]
  return {
    id: idOf(file, type),
    file,
    ...readMarkdown(markdown, file),
    ...(type !== undefined && { live: { kind: 'block', name: type } }),
  }
}

/** The path of a file's page. The reference of block types is below `blocks/`, READMEs of packages are below `packages/`. */
function idOf(file: string, blockType: string | undefined): string {
  if (file === 'README.md') return 'overview'
  if (file === 'docs/reference/README.md') return 'blocks'
  if (blockType !== undefined) return `blocks/${blockType}`
  return file
    .replace(/^docs\//, '')
    .replace(/(?:\/README)?\.md$/, '')
    .toLowerCase()
}

const byTitle = (pages: readonly SitePage[]) => [...pages].sort((a, b) => a.title.localeCompare(b.title, 'en'))

/** The README of a folder first, the others by title. */
const overviewFirst = (pages: readonly SitePage[]): SitePage[] => {
  const readme = pages.filter(({ file }) => file.endsWith('README.md')).map((one) => ({ ...one, label: 'Overview' }))
  return [...readme, ...byTitle(pages.filter(({ file }) => !file.endsWith('README.md')))]
}
