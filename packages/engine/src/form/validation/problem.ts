import type { z } from 'zod'
import { messages as english, type FormMessages } from '../messages.ts'

/** The errors of a value, and of its keys and indexes. */
export interface ErrorTree {
  message?: string
  children?: { [key: string]: ErrorTree }
}

type Issue = z.core.$ZodRawIssue | z.core.$ZodIssue

const numeric = (issue: { origin?: string }) => issue.origin === 'number' || issue.origin === 'int'

/** A default message for an issue without a custom message. */
const sentence = (issue: z.core.$ZodRawIssue, messages: FormMessages): string => {
  const { input } = issue
  switch (issue.code) {
    case 'invalid_type': {
      if (input === undefined || input === null || input === '') return messages.required
      if (issue.expected === 'int') return messages.notWhole
      return issue.expected === 'number' ? messages.notNumber : messages.notFitting
    }
    case 'too_small': {
      const bound = Number(issue.minimum)
      if (issue.origin === 'array') return messages.tooFew(bound)
      return numeric(issue) ? messages.atLeast(String(bound)) : messages.tooShort(bound)
    }
    case 'too_big': {
      const bound = Number(issue.maximum)
      if (issue.origin === 'array') return messages.tooMany(bound)
      return numeric(issue) ? messages.atMost(String(bound)) : messages.tooLong(bound)
    }
    case 'not_multiple_of':
      return messages.notMultiple(String(issue.divisor))
    case 'invalid_format':
      if (input === '') return messages.required
      return issue.format === 'email' ? messages.notEmail : issue.format === 'url' ? messages.notUrl : messages.notFitting
    case 'invalid_value':
      return input === undefined || input === null || input === '' ? messages.required : messages.notFitting
    default:
      return messages.notFitting
  }
}

/** Replaces a union's issues by those of the best matching option: one whose own type matches. */
const leaves = (issues: readonly Issue[], at: readonly PropertyKey[] = []): { path: PropertyKey[]; message: string }[] =>
  issues.flatMap((issue) => {
    const path = [...at, ...(issue.path ?? [])]
    if (issue.code === 'invalid_union' && 'errors' in issue) {
      const options = issue.errors as readonly (readonly Issue[])[]
      const closest = options.find((errors) => errors.length > 0 && !errors.some(wrongType)) ?? options[0]
      if (closest?.length) return leaves(closest, path)
    }
    return [{ path, message: issue.message ?? english.notFitting }]
  })

const wrongType = (issue: Issue) => (issue.path ?? []).length === 0 && issue.code === 'invalid_type'

/** Converts messages by path to a tree. The first message at a path counts. */
export function errorTree(list: readonly { path: readonly PropertyKey[]; message: string }[]): ErrorTree | undefined {
  if (list.length === 0) return undefined
  const root: ErrorTree = {}
  for (const { path, message } of list) {
    let node = root
    for (const key of path) {
      node.children ??= {}
      node = node.children[String(key)] ??= {}
    }
    node.message ??= message
  }
  return root
}

/**
 * Returns the first error of a value as a sentence: the schema's own message if it has one. Undefined when the value is valid.
 */
export function problemsOf(schema: z.ZodType, value: unknown, messages: FormMessages = english) {
  const result = schema.safeParse(value, { error: (issue) => sentence(issue, messages) })
  return result.success ? undefined : leaves(result.error.issues)
}

/** The same as a tree that can be passed to fields. */
export const problemTree = (schema: z.ZodType, value: unknown, messages?: FormMessages): ErrorTree | undefined =>
  errorTree(problemsOf(schema, value, messages) ?? [])

/** Returns the first message of a tree, at any depth. */
export const firstMessage = (tree: ErrorTree | undefined): string | undefined => {
  if (!tree || tree.message) return tree?.message
  for (const child of Object.values(tree.children ?? {})) {
    const message = firstMessage(child)
    if (message) return message
  }
  return undefined
}
