export type FormValue = string | FormValue[] | { [key: string]: FormValue }

/** Reads a form body with nested names, such as `line_items[0][quantity]=1`, as Stripe's API does. */
export function readFormParams(body: string): { [key: string]: FormValue } {
  const root: { [key: string]: FormValue } = {}
  for (const [name, value] of new URLSearchParams(body)) {
    const keys = name.replaceAll(']', '').split('[')
    const last = keys.pop() ?? ''
    let node = root
    for (const key of keys) {
      node[key] ??= {}
      node = node[key] as { [key: string]: FormValue }
    }
    node[last] = value
  }
  return root
}

/** Returns the values of an object whose keys are 0, 1, 2 … */
export const listOf = (value: unknown): unknown[] => (value !== null && typeof value === 'object' ? Object.values(value) : [])
