/** Returns the text of a docstring as Markdown. `@param`, `@returns` and `@throws` become list items, `@example` becomes code. */
export function docstringMarkdown(comment: string): string {
  const text = comment
    .slice('/**'.length, -'*/'.length)
    .split('\n')
    .map((line) => line.trim().replace(/^\* ?/, ''))
    .join('\n')
    .trim()
  return text
    .split(/^(?=@[a-z])/m)
    .map((part) => tagMarkdown(part.trim()))
    .join('\n')
    .trim()
}

function tagMarkdown(part: string): string {
  const [tag = ''] = /^@[a-z]{1,20}/.exec(part) ?? []
  const text = part.slice(tag.length).trim()
  if (tag === '') return `${escapeTags(part)}\n`
  if (tag === '@example') return text.includes('```') ? `\n${text}\n` : `\n\`\`\`tsx\n${text}\n\`\`\`\n`
  if (tag === '@param') {
    const [name = '', ...rest] = text.split(/\s+/)
    return `- \`${name}\`: ${escapeTags(rest.join(' ').replace(/^- /, ''))}`
  }
  const name = { '@returns': 'Returns ', '@throws': 'Throws ' }[tag] ?? ''
  return `- ${name}${escapeTags(text)}`
}

/** Escapes angle brackets outside of code, which Markdown would read as HTML. */
const escapeTags = (markdown: string) =>
  markdown
    .split('`')
    .map((part, index) => (index % 2 ? part : part.replaceAll('<', '&lt;')))
    .join('`')
    .replace(/\{@link ([^}]{1,200})\}/g, '`$1`')
