import { detachComponents, load, save } from '@blockfront/engine'
import { blocks as types } from '@blockfront/engine/blocks'
import type { StoreTrx } from '../../../ground/db/scope.ts'
import { isLargeText, type Workers } from '../../../ground/workers/workers.ts'
import { COMPONENT } from './component.ts'
import { shownComponents } from './instances.ts'

declare module '../../../ground/workers/tasks.ts' {
  interface Tasks {
    'page.detach': { input: DetachInput; output: unknown[] }
  }
}

interface DetachInput {
  /** The stored blocks of a page as JSON text. */
  json: string
  /** The published blocks of shared components as JSON text, by id. */
  components: Record<string, string>
}

/** Reads the published blocks of the shared components that a page shows, as JSON text by id. */
export async function readShownComponents(trx: StoreTrx, storeId: string, json: string): Promise<DetachInput['components']> {
  const ids = shownComponents(json)
  if (ids.length === 0) return {}
  const rows = await trx
    .selectFrom('pages')
    .select(['id', 'published'])
    .where('store_id', '=', storeId)
    .where('type', '=', COMPONENT)
    .where('id', 'in', ids)
    .execute()
  return Object.fromEntries(rows.map(({ id, published }) => [id, JSON.stringify(published ?? [])]))
}

/**
 * Returns the stored blocks of a page with ordinary blocks instead of instances of shared components, so that another store shows the same. An
 * instance of a deleted component is left out. A page without instances is returned unchanged.
 */
export async function detachInstances(work: Workers, storeId: string, input: DetachInput): Promise<unknown[]> {
  if (shownComponents(input.json).length === 0) return JSON.parse(input.json) as unknown[]
  const isLarge = isLargeText(input.json + Object.values(input.components).join(''))
  return isLarge ? work.run('page.detach', storeId, input) : detach(input)
}

/** Like {@link detachInstances}, in this thread. */
export function detach({ json, components }: DetachInput): unknown[] {
  const loaded = (text: string) => load({ content: JSON.parse(text) as unknown[] }, types).document
  const contents = Object.entries(components).map(([id, text]) => [id, loaded(text).content])
  return save(detachComponents(loaded(json), types, Object.fromEntries(contents))).content
}
