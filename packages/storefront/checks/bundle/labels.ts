import { loadModule } from '@blockfront/tooling/sources/load-blocks'

/** Minimum length of a label in characters: a shorter one may also be text for shoppers. */
const shortest = 12

/**
 * The labels of all block fields that are long enough to be recognized in a bundle, without duplicates. Texts that shoppers read
 * too (the renderer's messages) are left out.
 */
export async function blockLabels(): Promise<string[]> {
  const { blocks } = await loadModule<typeof import('@blockfront/engine/blocks')>('packages/engine/src/blocks/index.ts')
  const { messages } = await loadModule<typeof import('@blockfront/engine/render')>('packages/engine/src/render/index.ts')
  const { propsSchema } = await loadModule<typeof import('@blockfront/engine/generate')>('packages/engine/src/generate/index.ts')
  const shown = new Set<unknown>(Object.values(messages))
  const labels = new Set(Object.values(blocks).flatMap((block) => labelsIn(propsSchema(block))))
  return [...labels].filter((label) => label.length >= shortest && !shown.has(label))
}

function labelsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => (key === 'label' && typeof value === 'string' ? value : labelsIn(value)))
}
