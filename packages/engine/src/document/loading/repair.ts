import type { z } from 'zod'
import { isRecord, withoutProto } from '../json.ts'
import type { Path } from './report.ts'

/** An invalid value: its path, the reason, and the value. A missing `dropped` means that the default replaced it. */
export interface InvalidValue {
  path: Path
  message: string
  was: unknown
  dropped?: boolean
}

/** The result of `repair`: complete and valid props, or undefined if even the schema's defaults are invalid. */
export interface Repaired {
  props?: Record<string, unknown>
  invalidValues: InvalidValue[]
}

/** Marks a list item for removal, so that the indexes of the other issues in this round stay correct. */
const MISSING = Symbol('hole')

/**
 * Parses stored props with the strict schema and repairs them: removes the value at each issue's path and parses the rest again.
 * One invalid URL in a slide affects only that URL (blocks.md, "The stored format"). Unknown props are kept at every depth. The
 * stored value is not mutated.
 */
export function repair(schema: z.ZodObject, stored: Record<string, unknown>): Repaired {
  const invalidValues: InvalidValue[] = []
  let value: unknown = withoutProto(stored)
  if (value !== stored) invalidValues.push({ path: ['__proto__'], message: 'Not a prop.', was: null, dropped: true })
  for (;;) {
    const result = schema.safeParse(value, { error: plainSentence })
    if (result.success) return { props: withUnknownKeys(value, result.data) as Record<string, unknown>, invalidValues }
    const round = new Pass(value)
    for (const issue of leaves(result.error.issues))
      for (const invalidValue of round.cut(issue)) note(invalidValues, invalidValue, stored)
    if (round.value === value) return { invalidValues }
    value = round.finish()
  }
}

/** When a prop is removed after a part of it was removed, report it once, with the first reason and the whole stored value. */
function note(invalidValues: InvalidValue[], invalidValue: InvalidValue, stored: Record<string, unknown>): void {
  const [prop] = invalidValue.path
  const first = invalidValue.path.length === 1 ? invalidValues.findIndex(({ path }) => path[0] === prop) : -1
  const reason = invalidValues[first]?.message
  if (reason === undefined) return void invalidValues.push(invalidValue)
  const others = invalidValues.filter(({ path }) => path[0] !== prop)
  invalidValues.splice(0, invalidValues.length, ...others, { ...invalidValue, message: reason, was: stored[prop as string] })
}

type Issue = z.core.$ZodIssue

/** The default message for an invalid value. */
function plainSentence(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'too_big' && issue.origin === 'string') return `Longer than ${issue.maximum} characters.`
  if (issue.code === 'too_big')
    return issue.origin === 'array' ? `More than ${issue.maximum} items.` : `More than ${issue.maximum}.`
  if (issue.code === 'too_small') return `Less than ${issue.minimum}.`
  if (issue.code === 'invalid_value') return 'Not one of the choices.'
  if (issue.code === 'invalid_type' || issue.code === 'invalid_union') return 'The field stores another type of value.'
  return undefined
}

/** Replaces a union's issue by the issues of the best matching option: one that fails below its root. */
function leaves(issues: readonly Issue[], path: readonly PropertyKey[] = []): Issue[] {
  return issues.flatMap((issue) => {
    const at = [...path, ...issue.path]
    if (issue.code !== 'invalid_union') return { ...issue, path: at } as Issue
    const options = issue.errors
      .map((errors) => leaves(errors, at))
      .filter((errors) => errors.every((e) => e.path.length > at.length))
    const closest = options.toSorted((a, b) => a.length - b.length)[0]
    return closest?.length ? closest : ({ ...issue, path: at } as Issue)
  })
}

/** One round of removals. Copies each changed object once and never mutates the initial value. */
class Pass {
  value: unknown
  private readonly before: unknown
  private readonly copies = new Set<unknown>()
  private readonly holed = new Set<unknown[]>()

  constructor(value: unknown) {
    this.value = value
    this.before = value
  }

  /** Removes the cause of an issue: surplus list items, keys that a strict object rejects, or the value itself. */
  cut(issue: Issue): InvalidValue[] {
    const path = issue.path as (string | number)[]
    const { message } = issue
    const was = at(this.before, path)
    if (issue.code === 'too_big' && Array.isArray(was)) {
      const list = this.own(path) as unknown[]
      const surplus = list.splice(Number(issue.maximum))
      return [{ path, message, was: surplus, dropped: true }]
    }
    if (issue.code === 'unrecognized_keys' && isRecord(was)) {
      const record = this.own(path) as Record<string, unknown>
      for (const key of issue.keys) delete record[key]
      return issue.keys.map((key) => ({ path: [...path, key], message, was: was[key], dropped: true }))
    }
    // If a required value without a default is missing, its parent is removed.
    let end = path.length
    while (end > 1 && at(this.before, path.slice(0, end)) === undefined) end--
    const target = path.slice(0, end)
    const key = target.at(-1)
    const now = at(this.value, target)
    if (key === undefined || now === undefined || now === MISSING) return []
    const parent = this.own(target.slice(0, -1))
    if (Array.isArray(parent)) {
      parent[key as number] = MISSING
      this.holed.add(parent)
    } else delete (parent as Record<string, unknown>)[key]
    return [{ path: target, message, was: at(this.before, target), dropped: Array.isArray(parent) }]
  }

  /** Returns the value without the removed parts. */
  finish(): unknown {
    for (const list of this.holed) {
      let kept = 0
      for (const item of list) if (item !== MISSING) list[kept++] = item
      list.length = kept
    }
    return this.value
  }

  /** Returns the object or list at `path`. Copies it and its ancestors unless this round already did. */
  private own(path: Path): object {
    let copy = this.copy(this.value)
    this.value = copy
    for (const key of path) {
      const next = this.copy((copy as Record<string | number, unknown>)[key])
      ;(copy as Record<string | number, unknown>)[key] = next
      copy = next
    }
    return copy
  }

  private copy(value: unknown): object {
    if (this.copies.has(value)) return value as object
    const copy = Array.isArray(value) ? [...value] : { ...(value as object) }
    this.copies.add(copy)
    return copy
  }
}

function at(root: unknown, path: Path): unknown {
  let value = root
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Record<string | number, unknown>)[key]
  }
  return value
}

/** Returns the parsed value with the keys that the schema stripped, at every depth. */
function withUnknownKeys(value: unknown, parsed: unknown): unknown {
  if (value === parsed) return parsed
  if (Array.isArray(value) && Array.isArray(parsed) && value.length === parsed.length)
    return parsed.map((item, i) => withUnknownKeys(value[i], item))
  if (!isRecord(value) || !isRecord(parsed)) return parsed
  const known = Object.entries(parsed).map(([key, item]) => [
    key,
    Object.hasOwn(value, key) ? withUnknownKeys(value[key], item) : item,
  ])
  return { ...withoutProto(value), ...Object.fromEntries(known) }
}
