/**
 * Returns the mistakes in the form of a decision record, one sentence each; see docs/decisions/README.md.
 * @param name the record's file name, such as `0016-cache-rendered-pages-with-tags.md`.
 */
export function decisionProblems(name: string, text: string): string[] {
  const number = /^(\d{4})-[\da-z-]+\.md$/.exec(name)?.[1]
  if (number === undefined) return ['is not named NNNN-the-choice.md']
  const problems: string[] = []
  if (!text.startsWith(`# ${number}: `)) problems.push(`does not begin with "# ${number}: ", followed by the choice`)
  if (!/^Date: \d{4}-\d{2}-\d{2}$/m.test(text)) problems.push('has no line "Date: YYYY-MM-DD"')
  const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading).join(', ')
  if (headings !== 'Context, Decision, Consequences')
    problems.push(`has the headings "${headings}" instead of "Context, Decision, Consequences"`)
  return problems
}

/** Longest line of the index about one record, in characters. */
const LINE = 112

/**
 * Returns the mistakes between the records and their index, one sentence each: every record has one line in the index, and a record that
 * supersedes another one is named by that one too.
 * @param index the text of docs/decisions/README.md.
 * @param records the texts of the records by file name.
 */
export function indexProblems(index: string, records: ReadonlyMap<string, string>): string[] {
  const lines = [...index.matchAll(/^- \[\d{4}\]\(([^)]+)\) (.+)$/gm)].map(([, name = '', line = '']) => ({ name, line }))
  const problems = lines.flatMap(({ name, line }) => [
    ...(records.has(name) ? [] : [`The index has ${name}, which does not exist.`]),
    ...(line.length > LINE ? [`The line of ${name} has more than ${LINE} characters.`] : []),
  ])
  for (const [name, text] of records) {
    const own = lines.filter((line) => line.name === name)
    if (own.length !== 1) problems.push(`${name} is in the index ${own.length} times instead of once.`)
    if (/^Superseded by/m.test(text) && !own.some(({ line }) => line.endsWith('(superseded).')))
      problems.push(`The line of ${name} does not end with "(superseded).".`)
    for (const other of linked(text, 'Superseded'))
      if (!linked(records.get(other) ?? '', 'Supersedes').includes(name))
        problems.push(`${name} is superseded by ${other}, which does not say so.`)
    for (const other of linked(text, 'Supersedes'))
      if (!linked(records.get(other) ?? '', 'Superseded').includes(name))
        problems.push(`${name} supersedes ${other}, which does not say so.`)
  }
  return problems
}

/** The records that paragraphs before the context link to, of those that begin with a word. */
const linked = (text: string, word: 'Superseded' | 'Supersedes'): string[] =>
  (text.split('\n## ')[0] ?? '')
    .split('\n\n')
    .filter((paragraph) => paragraph.startsWith(`${word} `))
    .flatMap((paragraph) => [...paragraph.matchAll(/\]\(([^)]+)\)/g)].map(([, name = '']) => name))
