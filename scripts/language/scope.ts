import type { Finding } from './findings.ts'
import { type Rule, unclean } from './unclean.ts'

/**
 * Generated files follow from others. The word lists and the glossary name what to avoid. The specification is quoted as it was given.
 * Defaults of released versions are stored data: stores show them as they were released.
 */
const EXEMPT =
  /^packages\/engine\/src\/blocks\/version-1\.ts$|^(?:docs\/(?:reference|spec)|schemas)\/|^docs\/glossary\.md$|^scripts\/language\/|\/fixtures\//

/** Whether the language of a file is checked. */
export const isChecked = (path: string): boolean => /\.(?:md|css|m?js|tsx?)$/.test(path) && !EXEMPT.test(path)

/** An entry of the list of unclean folders. */
interface Entry {
  rule: Rule
  folder: string
}

/** Splits findings by the list of unclean folders: those that count, and the entries that have none left. */
export function judge(
  findings: readonly Finding[],
  files: readonly string[],
  list: Readonly<Record<Rule, readonly string[]>> = unclean,
): { counted: Finding[]; stale: Entry[] } {
  const counted = findings.filter(({ rule, file }) => !list[rule].some((folder) => file.startsWith(folder)))
  const entries = (['words', 'text'] as const).flatMap((rule) => list[rule].map((folder) => ({ rule, folder })))
  const stale = entries.filter(
    ({ rule, folder }) =>
      files.some((file) => file.startsWith(folder)) &&
      !findings.some((finding) => finding.rule === rule && finding.file.startsWith(folder)),
  )
  return { counted, stale }
}
