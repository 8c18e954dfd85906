import type { z } from 'zod'
import type { Condition, Test } from '../field/meta.ts'

const valuesOf = (test: Test): readonly unknown[] => {
  if (typeof test !== 'object' || test === null) return [test]
  return 'in' in test ? test.in : [test.not]
}

/** Returns the mistakes in a condition: sibling props that do not exist, and values that they can never have. */
export function conditionProblems(condition: Condition, siblings: Readonly<Record<string, z.ZodType>>): string[] {
  if ('all' in condition || 'any' in condition) {
    const inner = (('all' in condition ? condition.all : condition.any) ?? []) as readonly Condition[]
    return inner.flatMap((one) => conditionProblems(one, siblings))
  }
  return Object.entries(condition).flatMap(([prop, test]) => {
    const sibling = Object.hasOwn(siblings, prop) ? siblings[prop] : undefined
    if (!sibling) return [`asks for ${prop}, which is not a sibling prop`]
    return valuesOf(test as Test)
      .filter((value) => !sibling.safeParse(value).success)
      .map((value) => `compares ${prop} with ${JSON.stringify(value)}, which ${prop} never is`)
  })
}
