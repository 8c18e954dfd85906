import type { Blocks } from '../block.ts'
import { typeOf } from './schema.ts'

/** Maximum size of a page. A larger existing page still opens, and can be saved as long as it does not grow. */
export const PAGE_LIMITS = {
  /** Blocks at all depths. */
  blocks: 2000,
  /** Blocks that show products or categories of the store, such as product grids. */
  dataBlocks: 100,
  /** Instances of shared components. Each adds the blocks of its component when the page is rendered. */
  instances: 30,
} as const

export interface PageSize {
  blocks: number
  dataBlocks: number
  instances: number
}

const NOTHING: PageSize = { blocks: 0, dataBlocks: 0, instances: 0 }

/** Counts the blocks of a list, stored or loaded, at all depths. Never throws. */
export function sizeOf(list: readonly unknown[], blocks: Blocks): PageSize {
  const size: PageSize = { ...NOTHING }
  const open: unknown[] = [...list]
  for (let next = open.pop(); next !== undefined || open.length > 0; next = open.pop()) {
    const { type, childComponents } = (next ?? {}) as { type?: unknown; childComponents?: unknown }
    size.blocks++
    const known = typeOf(blocks, type)
    if (known?.data) size.dataBlocks++
    if (known?.instance) size.instances++
    if (Array.isArray(childComponents)) for (const child of childComponents) open.push(child)
  }
  return size
}

/** Returns the limit that a page exceeds, if any, given its previous size. */
export function exceededLimit(size: PageSize, before: PageSize = NOTHING): keyof PageSize | undefined {
  const names = Object.keys(PAGE_LIMITS) as (keyof PageSize)[]
  return names.find((name) => size[name] > PAGE_LIMITS[name] && size[name] > before[name])
}
