import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '@blockfront/tooling/processes/command'
import { readJson } from '@blockfront/tooling/sources/repository'
import { type EmbeddedCss, embeddedCss, withCss } from './embedded.ts'

/** Biome's findings in the style sheets of some files. */
export interface Judgment {
  /** How many style sheets the files contain. */
  count: number
  /** One line per finding: `path:line:column  rule  message`. */
  problems: string[]
  /** Files whose style sheets are not formatted, with their formatted text. */
  formatted: Map<string, string>
}

/** The parts that are read of what Biome's JSON reporter writes. */
interface Report {
  diagnostics: { message: string; category: string; location: { path: string; start: { line: number; column: number } } }[]
}

interface Sheet extends EmbeddedCss {
  path: string
}

/**
 * Lints and formats the style sheets in TypeScript files (path and text) with the CSS settings of biome.json. Biome reads files only, so
 * they are copied into a temporary folder. Throws when Biome does not run.
 */
export async function judgeBlockCss(files: ReadonlyMap<string, string>): Promise<Judgment> {
  const sheets: Sheet[] = [...files].flatMap(([path, code]) => embeddedCss(path, code).map((sheet) => ({ path, ...sheet })))
  const folder = mkdtempSync(join(tmpdir(), 'blockfront-css-'))
  try {
    writeFileSync(join(folder, 'biome.json'), JSON.stringify(cssSettings()))
    for (const [index, { css }] of sheets.entries()) writeFileSync(join(folder, `${index}.css`), css)
    const report = join(folder, 'report.json')
    const biome = async (...args: string[]) => runCommand('biome', [...args, '--max-diagnostics=none', '.'], { cwd: folder })
    const lint = await biome('lint', '--reporter=json', `--reporter-file=${report}`)
    // A style sheet that does not parse is reported by the linter and stays unformatted.
    const format = await biome('format', '--write')
    if (lint.code > 1 || format.code > 1) throw new Error(`Biome did not run:\n${lint.output}${format.output}`)
    const texts = sheets.map((_, index) => `\n${readFileSync(join(folder, `${index}.css`), 'utf8').trimStart()}`)
    const problems = problemsOf(JSON.parse(readFileSync(report, 'utf8')) as Report, sheets)
    const unformatted = sheets.flatMap((sheet, index) => firstDifference(sheet, texts[index] ?? ''))
    return { count: sheets.length, problems: [...problems, ...unformatted], formatted: formattedFiles(files, sheets, texts) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function cssSettings(): object {
  const { formatter, css, linter } = readJson<Record<string, object>>('biome.json')
  return { root: true, formatter, css, linter }
}

const problemsOf = ({ diagnostics }: Report, sheets: readonly Sheet[]): string[] =>
  diagnostics.map(({ message, category, location }) => {
    const sheet = sheets[Number.parseInt(location.path.replace(/^.*\//, ''), 10)]
    if (!sheet) throw new Error(`Biome reports ${location.path}: ${message}`)
    const { line, column } = location.start
    return `${sheet.path}:${sheet.line + line - 1}:${column}  ${category}  ${message}`
  })

/** The first line of a style sheet that the formatter changes. */
function firstDifference({ path, line, css }: Sheet, text: string): string[] {
  if (text === css) return []
  const after = text.split('\n')
  const index = css.split('\n').findIndex((row, at) => row !== after[at])
  return [`${path}:${line + Math.max(0, index)}:1  format  The style sheet is not formatted. Run npm run format.`]
}

function formattedFiles(files: ReadonlyMap<string, string>, sheets: readonly Sheet[], texts: readonly string[]) {
  const formatted = new Map<string, string>()
  for (const [path, code] of files) {
    const own = sheets.flatMap((sheet, index) => (sheet.path === path ? [{ sheet, text: texts[index] ?? sheet.css }] : []))
    const next = withCss(
      code,
      own.map(({ sheet }) => sheet),
      own.map(({ text }) => text),
    )
    if (next !== code) formatted.set(path, next)
  }
  return formatted
}
