import { fieldMessage } from '@blockfront/contract'
import { type Block, schemaOf } from '@blockfront/engine'
import { z } from 'zod'
import { refusals } from './refusal.ts'

type Issue = z.core.$ZodIssue

/**
 * Returns props as the schema of their block type parses them. Throws `invalid_input` with the path of each value that does not fit, below
 * `path`. Loading a page would replace such a value by its default; a program must learn of it instead.
 */
export function checkedProps(block: Block, props: Readonly<Record<string, unknown>>, path: string): Record<string, unknown> {
  const { shape } = schemaOf(block)
  const reasons = new Map<string, string>()
  const checked = Object.entries(props).map(([name, value]) => {
    const schema = Object.hasOwn(shape, name) ? (shape[name] as z.ZodType) : undefined
    if (!schema) {
      reasons.set(`${path}.${name}`, unknownProp(block))
      return [name, undefined]
    }
    const result = schema.safeParse(value, { error: fieldMessage })
    for (const { at, message } of result.success ? unknownNames(schema, value) : leaves(result.error.issues))
      reasons.set([path, name, ...at].join('.'), message)
    return [name, result.data]
  })
  if (reasons.size > 0) throw refusals(reasons)
  return Object.fromEntries(checked)
}

/** The message for a name that is no prop of a block type. */
export const unknownProp = (block: Block): string =>
  `The block type ${block.type} has no prop with this name. It has: ${Object.keys(schemaOf(block).shape).join(', ')}.`

interface Mistake {
  at: readonly PropertyKey[]
  message: string
}

/** The causes of issues. Of the options of a union, those of the one that fits best. */
function leaves(issues: readonly Issue[], at: readonly PropertyKey[] = []): Mistake[] {
  return issues.flatMap((issue) => {
    const here = [...at, ...issue.path]
    if (issue.code !== 'invalid_union') return [{ at: here, message: issue.message }]
    const options = issue.errors.map((errors) => leaves(errors, here)).filter((mistakes) => mistakes.length > 0)
    const deeper = options.filter((mistakes) => mistakes.every((mistake) => mistake.at.length > here.length))
    const closest = (deeper.length > 0 ? deeper : options).toSorted((a, b) => a.length - b.length)[0]
    return closest ?? [{ at: here, message: issue.message }]
  })
}

/** The names in a value that its schema does not list. Loading keeps them, because they can come from a newer version; here they are mistakes. */
function unknownNames(schema: z.core.$ZodType, value: unknown, at: readonly PropertyKey[] = []): Mistake[] {
  if (typeof value !== 'object' || value === null) return []
  const { def } = schema._zod as { def: z.core.$ZodTypeDef }
  if (isA<z.core.$ZodUnionDef>(def, 'union')) {
    const options = def.options.filter((option) => z.safeParse(option, value).success)
    return options.map((option) => unknownNames(option, value, at)).toSorted((a, b) => a.length - b.length)[0] ?? []
  }
  if (isA<z.core.$ZodArrayDef>(def, 'array') && Array.isArray(value))
    return value.flatMap((item, index) => unknownNames(def.element, item, [...at, index]))
  if (isA<z.core.$ZodObjectDef>(def, 'object'))
    return Object.entries(value).flatMap(([name, inner]) => {
      const field = Object.hasOwn(def.shape, name) ? def.shape[name] : undefined
      return field ? unknownNames(field, inner, [...at, name]) : [{ at: [...at, name], message: unknownName(def) }]
    })
  return 'innerType' in def ? unknownNames(def.innerType as z.core.$ZodType, value, at) : []
}

const isA = <Def extends z.core.$ZodTypeDef>(def: z.core.$ZodTypeDef, type: Def['type']): def is Def => def.type === type

const unknownName = ({ shape }: z.core.$ZodObjectDef): string => `This name is not known. Use: ${Object.keys(shape).join(', ')}.`
