import { instanceOf, instanceType, PAGE_LIMITS } from '@blockfront/engine'
import { blocks as types } from '@blockfront/engine/blocks'

const INSTANCE_TYPE = JSON.stringify(instanceType(types)?.type)

/** Returns the ids of the shared components that stored blocks show (JSON text), at most as many as a page can have instances. */
export function shownComponents(json: string): string[] {
  // Most pages have no instance, and are not parsed for it.
  if (!json.includes(INSTANCE_TYPE)) return []
  const ids = new Set<string>()
  const open: unknown[] = [...(JSON.parse(json) as unknown[])].reverse()
  while (open.length > 0 && ids.size < PAGE_LIMITS.instances) {
    const block = (open.pop() ?? {}) as { type?: unknown; props?: unknown; childComponents?: unknown }
    const props = (block.props ?? {}) as Record<string, never>
    const instance = instanceOf(types, { type: String(block.type), contentType: 'normal', props })
    if (instance?.componentId) ids.add(instance.componentId)
    if (Array.isArray(block.childComponents)) open.push(...block.childComponents.toReversed())
  }
  return [...ids]
}
