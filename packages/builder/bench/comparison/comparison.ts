/**
 * The comparison with Puck (docs/decisions/0071): the benches that measure it, and the documents that
 * `npm run bench -- comparison --write` writes from one run of them.
 */
import type { JudgedRow } from '@blockfront/tooling/bench/bench'
import { figure } from '@blockfront/tooling/bench/table'

/** `npm run bench -- comparison` runs these. */
export const comparisonBenches: readonly string[] = [
  'packages/builder/bench/smallest.bench.ts',
  'packages/builder/bench/download.bench.ts',
  'packages/builder/bench/builder.bench.ts',
  'packages/engine/bench/render.bench.tsx',
]

export const comparisonPath = 'docs/comparison.md'

/** The rows of the page that README repeats, by their start. */
const IN_README = [
  'lines of the smallest app',
  'concepts of the smallest app',
  'lines of a site with four blocks',
  'concepts of a site with four blocks',
  'page from `/render`, Puck from its main entry, gzip',
  'page from `/render`, Puck from `/rsc`, gzip',
  'builder, JavaScript when it opens, gzip',
  'open, p50',
  'keystroke to paint, p50',
  'keystroke to paint, p95',
  'insert, p50',
  'heap of the open builder',
  'server rendering of 1,000 small blocks',
]

interface Section {
  /** The name of the bench whose rows it shows. */
  bench: string
  title: string
  text: string
}

const SECTIONS: readonly Section[] = [
  {
    bench: 'smallest app',
    title: 'Code to write',
    text: `Two apps, each written twice. Each has a builder at \`/edit\`, which saves in the browser, and the page at every other URL. The smallest app
(\`packages/builder/bench/smallest\`) has one block with one field. The site (\`packages/builder/bench/site\`) has four blocks: texts and a choice, a list, a number
with a custom control, and two slots, one of which takes only some blocks. The bench opens the apps in a browser, changes a heading in the builder, and requires the
same HTML on the page. All files use the same formatter and the fewest names that their types allow.

Lines are those that are not empty. A concept is a name that a developer must know from a library other than React: an import, a style sheet, a key of an object, a
prop of a component, or a method. Names of the app, kinds of fields (\`text\`), values (the label), the web's own interfaces (\`localStorage\`, attributes of HTML) and methods of the language do not count.
\`count.ts\` reads all files with one rule.`,
  },
  {
    bench: 'download',
    title: 'Download',
    text: `The files that a browser downloads in addition to React, with one bundler and one block type with two fields. The first rows are for visitors: the page from
\`@blockfront/engine/render\` gets data that a server has checked. \`@blockfront/engine/page\`, which the smallest app uses, also contains the schemas that complete,
repair and migrate data. Puck has two entry points: \`@puckeditor/core\`, and \`@puckeditor/core/rsc\` for servers, which contains no code of the editor.`,
  },
  {
    bench: 'builder, 1,000 blocks',
    title: 'The builder with 1,000 blocks',
    text: `Both builders show 1,000 blocks of the same HTML with the outline open, in one Chromium, with real input events, in alternating rounds. A time ends after
the paint that shows the effect. Puck renders without its iframe, so that both draw into one document. Its other settings are the defaults, without the option
\`_experimentalVirtualization\`.`,
  },
  {
    bench: 'render',
    title: 'Server rendering',
    text: `A page of 1,000 blocks in 100 containers, with the same HTML of the blocks, in alternating rounds.`,
  },
]

const FEATURES = `| what | Blockfront | Puck |
|---|---|---|
| Packages | not on npm yet | on npm, with a larger community |
| Custom interface | controls for fields; the builder's parts (\`Canvas\`, \`Outline\`, \`Palette\`) as components | also \`overrides\` for most elements, and \`plugins\` |
| Code of the app while editing | conditions of fields (\`when\`), queries | \`resolveData\`, \`resolveFields\` and \`resolvePermissions\`: functions for data, fields and permissions |
| Canvas | in the app's document; blocks respond to their container's width | in an iframe by default, so media queries and viewport units respond to the chosen width |
| Saving | adapters with versions, retries, merging of conflicting changes and copies of unsaved work; publishing, schedules and history if the adapter has them | \`onChange\` and \`onPublish\` return data; the app saves it |
| Old and invalid data | each block type has a version and migrations; invalid values are repaired and reported | \`migrate\` and \`transformProps\` change data; values are not checked |
| Schema | zod and JSON Schema of every block type, for servers and other tools | TypeScript types |
| Tests of blocks | contract tests for the blocks of the app | none |`

/** The lines about the run on the page. */
export interface Run {
  /** `YYYY-MM-DD`. */
  date: string
  /** Processor, cores and Node. */
  machine: string
  /** The load average of one minute when the run began. */
  load: number
  /** Versions by package. */
  versions: Readonly<Record<string, string>>
}

const isComparison = ({ peer, peerName }: JudgedRow) => peer !== undefined && peerName === 'Puck'

/** Which one has the lower figure. Within 5 percent, neither. */
function better({ ratio = 1 }: JudgedRow): string {
  if (ratio < 0.95) return 'Blockfront'
  return ratio > 1.05 ? 'Puck' : 'equal'
}

const cellsOf = (row: JudgedRow) =>
  `| ${row.metric} | ${figure(row.value)} ${row.unit} | ${figure(row.peer ?? 0)} ${row.unit} | ${(row.ratio ?? 0).toFixed(2)} | ${better(row)} |`

const HEAD = '| what | Blockfront | Puck | ratio | better |\n|---|---|---|---|---|'

/**
 * Returns the page as Markdown. Every row with Puck as its peer is on it, the unfavorable ones too.
 * @throws if a bench of the comparison has no row.
 */
export function comparisonPage(rows: readonly JudgedRow[], { date, machine, load, versions }: Run): string {
  const sections = SECTIONS.map(({ bench, title, text }) => {
    const own = rows.filter((row) => row.bench === bench && isComparison(row))
    if (own.length === 0) throw new Error(`The bench "${bench}" has no row that compares with Puck.`)
    return `## ${title}\n\n${text}\n\n${HEAD}\n${own.map(cellsOf).join('\n')}\n`
  })
  const named = Object.entries(versions).map(([name, version]) => `${name} ${version}`)
  const isWorse = (row: JudgedRow) => isComparison(row) && better(row) === 'Puck'
  const worse = rows.filter(isWorse).map(({ metric, ratio = 1 }) => `- ${metric}: ${ratio.toFixed(2)} times Puck's figure`)
  return `# Comparison with Puck

\`npm run bench -- comparison --write\` measures all figures of this page in one run and writes it. Do not edit it by hand.

[Puck](https://puckeditor.com) is an open-source page builder for React. Versions: ${named.join(', ')}, and this repository. Date: ${date}. Machine: ${machine}, with a
load of ${load.toFixed(1)} when the run began. Lower is better in every row. Absolute times depend on the machine; compare the ratios. [Performance](performance.md) describes
the method and the bounds.

${sections.join('\n')}
## Where Puck is better

${worse.length > 0 ? worse.join('\n') : 'No figure above is lower with Puck.'}

Differences that have no figure:

${FEATURES}
`
}

const BEGIN = '<!-- From docs/comparison.md, by npm run bench -- comparison --write -->'
const END = '<!-- End of the comparison -->'

/** The row of the page that starts with the given words. */
const rowOf = (page: string, start: string) =>
  page.split('\n').find((line) => line.startsWith(`| ${start} |`) || line.startsWith(`| ${start},`))

/** The rows of README that a page lacks, by their start. A page that was written before a bench had a row lacks it. */
export const missingRows = (page: string): string[] => IN_README.filter((start) => !rowOf(page, start))

/**
 * Returns README with the most important rows of the page between its two markers.
 * @throws if README has no markers.
 */
export function withSummary(readme: string, page: string): string {
  const rows = IN_README.flatMap((start) => rowOf(page, start) ?? [])
  const [from, to] = [readme.indexOf(BEGIN), readme.indexOf(END)]
  if (from < 0 || to < from) throw new Error(`README.md must contain ${BEGIN} and ${END}.`)
  return `${readme.slice(0, from)}${BEGIN}\n\n${HEAD}\n${rows.join('\n')}\n\n${readme.slice(to)}`
}
