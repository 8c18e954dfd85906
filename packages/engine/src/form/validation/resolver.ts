import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import type { FormMessages } from '../messages.ts'
import { type ErrorTree, problemsOf } from './problem.ts'

type Node = { [key: string]: Node } & { type?: unknown; message?: unknown }

/** Validates a whole form with its zod schema. Returns the schema's output, and errors by path. */
export const schemaResolver =
  (schema: z.ZodType, messages: FormMessages): Resolver<FieldValues> =>
  (values) => {
    const result = schema.safeParse(values)
    if (result.success) return { values: result.data as FieldValues, errors: {} }
    const errors: Node = {}
    for (const { path, message } of problemsOf(schema, values, messages) ?? []) {
      let node = errors
      for (const key of path) node = node[String(key)] ??= {} as Node
      node.type ??= 'invalid' as never
      node.message ??= message as never
    }
    return { values: {}, errors: errors as FieldErrors }
  }

/** The react-hook-form errors of one field in the form that fields expect. */
export function treeOf(error: unknown): ErrorTree | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const tree: ErrorTree = {}
  for (const [key, inner] of Object.entries(error)) {
    if (key === 'message' && typeof inner === 'string') tree.message = inner
    else if (key !== 'ref' && key !== 'type' && key !== 'types' && typeof inner === 'object' && inner !== null) {
      const child = treeOf(inner)
      if (child) {
        tree.children ??= {}
        tree.children[key] = child
      }
    }
  }
  return tree.message !== undefined || tree.children ? tree : undefined
}
