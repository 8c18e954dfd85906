import { messages } from '../messages.ts'
import { ImportError } from './problem.ts'

/** Limits of the input, and those of a page in the builder (`PAGE_LIMITS` and `DEPTH_LIMIT` of `@blockfront/engine`). */
export const LIMITS = {
  /** Bytes of a file. */
  bytes: 20_000_000,
  /** Depth of objects and lists in each other. */
  depth: 400,
  /** Values of all kinds. */
  values: 2_000_000,
  /** Blocks of a page. A larger page opens, but it cannot grow. */
  blocks: 2000,
  /** Blocks in each other. Deeper ones follow their container. */
  blockDepth: 8,
} as const

/** Throws `ImportError` if a JSON value is nested deeper or has more values than the limits, so that the conversion can be recursive. */
export function checkSize(value: unknown): void {
  let count = 0
  const open: { value: unknown; depth: number }[] = [{ value, depth: 1 }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value: current, depth } = next
    if (++count > LIMITS.values) throw new ImportError(messages.tooManyValues(LIMITS.values))
    if (typeof current !== 'object' || current === null) continue
    if (depth > LIMITS.depth) throw new ImportError(messages.tooNested(LIMITS.depth))
    for (const child of Object.values(current)) open.push({ value: child, depth: depth + 1 })
  }
}
