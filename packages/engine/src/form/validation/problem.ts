import type { z } from 'zod'
import { messages as english, type FormMessages } from '../messages.ts'

/** What is wrong with a value, and below its keys and indexes with what it holds. */
export interface ErrorTree {
  message?: string
  children?: { [key: string]: ErrorTree }
}

type Issue = z.core.$ZodRawIssue | z.core.$ZodIssue

const numeric = (issue: { origin?: string }) => issue.origin === 'number' || issue.origin === 'int'

/** A plain sentence for an issue that the schema itself has no words for. */
const sentence = (issue: z.core.$ZodRawIssue, words: FormMessages): string => {
  const { input } = issue
  switch (issue.code) {
    case 'invalid_type': {
      if (input === undefined || input === null || input === '') return words.required
      if (issue.expected === 'int') return words.notWhole
      return issue.expected === 'number' ? words.notNumber : words.notFitting
    }
    case 'too_small': {
      const bound = Number(issue.minimum)
      if (issue.origin === 'array') return words.tooFew(bound)
      return numeric(issue) ? words.atLeast(String(bound)) : words.tooShort(bound)
    }
    case 'too_big': {
      const bound = Number(issue.maximum)
      if (issue.origin === 'array') return words.tooMany(bound)
      return numeric(issue) ? words.atMost(String(bound)) : words.tooLong(bound)
    }
    case 'not_multiple_of':
      return words.notMultiple(String(issue.divisor))
    case 'invalid_format':
      if (input === '') return words.required
      return issue.format === 'email' ? words.notEmail : issue.format === 'url' ? words.notUrl : words.notFitting
    case 'invalid_value':
      return input === undefined || input === null || input === '' ? words.required : words.notFitting
    default:
      return words.notFitting
  }
}

/** Issues with a union's replaced by those of the option that comes closest: one that got past its own type. */
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

/** Sentences by path as a tree. The first one at a path counts. */
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

/** What is wrong with a value in plain words: the schema's own message where it has one. Undefined when it fits. */
export function problemsOf(schema: z.ZodType, value: unknown, words: FormMessages = english) {
  const result = schema.safeParse(value, { error: (issue) => sentence(issue, words) })
  return result.success ? undefined : leaves(result.error.issues)
}

/** The same as a tree that fields can be handed. */
export const problemTree = (schema: z.ZodType, value: unknown, words?: FormMessages): ErrorTree | undefined =>
  errorTree(problemsOf(schema, value, words) ?? [])

/** The first sentence of a tree, wherever it is. */
export const firstMessage = (tree: ErrorTree | undefined): string | undefined => {
  if (!tree || tree.message) return tree?.message
  for (const child of Object.values(tree.children ?? {})) {
    const message = firstMessage(child)
    if (message) return message
  }
  return undefined
}
