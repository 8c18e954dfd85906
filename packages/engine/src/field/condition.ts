import type { Condition, Test } from './meta.ts'

const holds = (test: Test, value: unknown): boolean => {
  if (typeof test !== 'object' || test === null) return value === test
  return 'in' in test ? test.in.some((one) => one === value) : value !== test.not
}

/**
 * Whether a field with this condition is visible with these props. Returns true without a condition, for `{}` and for `{ all: []
 * }`, and false for `{ any: [] }`. A prop is compared in its stored form; a missing one equals nothing.
 */
export function isConditionMet(condition: Condition | undefined, props: Readonly<Record<string, unknown>>): boolean {
  if (!condition) return true
  const { all, any } = condition as { all?: unknown; any?: unknown }
  if (Array.isArray(all)) return all.every((one: Condition) => isConditionMet(one, props))
  if (Array.isArray(any)) return any.some((one: Condition) => isConditionMet(one, props))
  return Object.entries(condition).every(([prop, test]) =>
    holds(test as Test, Object.hasOwn(props, prop) ? props[prop] : undefined),
  )
}
