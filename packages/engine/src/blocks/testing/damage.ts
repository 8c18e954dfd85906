import fc from 'fast-check'

type Path = (string | number)[]

/** The paths of all values inside a JSON value, without the root. */
function paths(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return []
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return entries.flatMap(([key, inner]) => [[...at, key], ...paths(inner, [...at, key])])
}

/** Invalid replacements: other types, values out of bounds, arbitrary text. */
const junk = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    '',
    'no such thing',
    '12 px',
    '#12',
    'url(x)',
    'red;',
    -1,
    1e9,
    0.5,
    1e300,
    [],
    {},
    [null],
    [[]],
  ),
  fc.constant('word '.repeat(400)),
  fc.array(fc.constant({}), { minLength: 201, maxLength: 201 }),
  fc.jsonValue({ maxDepth: 2 }),
)

/** Props in which one value, at any depth, is replaced. The new value may happen to be valid. */
export const damaged = (sound: fc.Arbitrary<Record<string, unknown>>): fc.Arbitrary<Record<string, unknown>> =>
  fc.tuple(sound, fc.nat(), junk).map(([props, seed, value]) => {
    const copy = structuredClone(props)
    const all = paths(copy)
    const path = all[seed % Math.max(all.length, 1)]
    if (!path) return { ...copy, unheardOf: value }
    const holder = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], copy)
    ;(holder as Record<string | number, unknown>)[path.at(-1) as string | number] = value
    return copy
  })
