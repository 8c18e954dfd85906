import { type Bundle, compressedSize } from '../../../engine/build/bundle.ts'
import type { Canary, Marker } from './budgets.ts'

/** Returns the mistakes in a canary's bundle, as sentences; empty when there are none. */
export function judgeBundle(
  canary: Canary,
  bundle: Bundle,
  markers: Readonly<Record<string, Marker>>,
  labels: readonly string[],
): string[] {
  const find = (name: string) => findMarker(markers[name], bundle, labels)
  const held = (canary.without ?? []).flatMap((name) => {
    const { found } = find(name)
    return found.length > 0 ? [`must not hold ${name}, but holds ${found.slice(0, 5).join(', ')}`] : []
  })
  const missing = (canary.holds ?? []).flatMap((name) => {
    const { lost, count } = find(name)
    if (count === 0) return [`should prove the marker ${name}, which has no parts`]
    return lost.length > 0
      ? [`must hold ${name}, or checks for it are blind, but ${lost.slice(0, 5).join(', ')} is not in it`]
      : []
  })
  return [...held, ...missing, ...overweight(canary, bundle)]
}

/**
 * Returns which parts of a marker a bundle contains and which are missing. Some labels are computed at load time and are in no
 * source, so half of them are enough.
 */
function findMarker(marker: Marker | undefined, { files, modules }: Bundle, labels: readonly string[]) {
  const code = files.join('\n')
  const parts = [
    ...(marker?.modules ?? []).map((part) => ({ part, held: modules.some((path) => path.includes(part)) })),
    ...(marker?.texts ?? []).map((text) => ({ part: quote(text), held: code.includes(text) })),
  ]
  const names = (held: boolean) => parts.filter((part) => part.held === held).map(({ part }) => part)
  const wanted = marker?.labels ? labels : []
  const missing = wanted.filter((label) => !code.includes(label))
  return {
    found: [...names(true), ...wanted.filter((label) => code.includes(label)).map(quote)],
    lost: [...names(false), ...(missing.length * 2 > wanted.length ? missing.map(quote) : [])],
    count: parts.length + wanted.length,
  }
}

const quote = (text: string) => `"${text}"`

function overweight({ budget }: Canary, { files, modules }: Bundle): string[] {
  if (!budget) return []
  const size = compressedSize(files, budget.encoding)
  if (size <= budget.bytes) return []
  return [
    `weighs ${size} bytes with ${budget.encoding}, ${size - budget.bytes} more than its budget; it holds ${modules.length} modules`,
  ]
}
