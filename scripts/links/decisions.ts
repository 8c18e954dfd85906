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
