import type { z } from 'zod'

type RawIssue = Parameters<z.core.$ZodErrorMap>[0]

/**
 * Returns the message of a schema issue for a form field, if the schema has no message. Pass it as
 * `schema.safeParse(value, { error: fieldMessage })`.
 */
export function fieldMessage(issue: RawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? 'This is required.'
        : `This must be ${kinds[issue.expected] ?? issue.expected}.`
    case 'too_small':
      return bound(issue.origin, 'at least', issue.minimum)
    case 'too_big':
      return bound(issue.origin, 'at most', issue.maximum)
    case 'invalid_value':
      return `Choose one of: ${issue.values.map(String).join(', ')}.`
    case 'invalid_format':
      return `This is not a valid ${formats[issue.format] ?? 'value'}.`
    case 'invalid_union':
      return 'This value is not valid.'
    default:
      return undefined
  }
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

const formats: Readonly<Record<string, string>> = { datetime: 'time', date: 'date', email: 'email address', url: 'address' }

function bound(origin: string, relation: 'at least' | 'at most', limit: number | bigint): string {
  if (origin === 'string') return `Use ${relation} ${limit} ${limit === 1 ? 'character' : 'characters'}.`
  if (origin === 'array' || origin === 'set' || origin === 'map')
    return `Use ${relation} ${limit} ${limit === 1 ? 'entry' : 'entries'}.`
  return `This must be ${relation} ${limit}.`
}
