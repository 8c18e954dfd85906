import { type Blocks, load } from '@blockfront/engine'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { PaletteEntry } from '../palette/entry.ts'
import { type LoadState, loadOnce } from '../store/load-once.ts'
import type { SectionPurpose } from './section.ts'

/** The section templates of the app as entries of the palette. */
export interface SectionTemplateList extends LoadState {
  entries: readonly PaletteEntry[]
}

export interface SectionTemplateStore extends StoreApi<SectionTemplateList> {
  /** Loads the templates unless they are loaded or being loaded. */
  load: () => Promise<void>
}

/** Creates the list of an app's section templates. Nothing is loaded before `load`. */
export function createSectionTemplateStore(
  loadTemplates: () => Promise<readonly SectionPurpose[]>,
  blocks: Blocks,
): SectionTemplateStore {
  const store = createStore<SectionTemplateList>(() => ({ status: 'idle', entries: [], message: '' }))
  return {
    ...store,
    load: loadOnce(store, async () => store.setState({ entries: templateEntries(blocks, await loadTemplates()) })),
  }
}

const templateEntries = (blocks: Blocks, purposes: readonly SectionPurpose[]): PaletteEntry[] =>
  purposes.flatMap(({ templates, ...purpose }) =>
    templates.map(({ id, title, keywords = [], content }) => {
      const { document } = load({ content }, blocks)
      const type = document.content[0]?.type ?? ''
      return {
        key: `template ${id}`,
        type,
        title,
        description: purpose.description,
        keywords: [purpose.title.toLowerCase(), ...keywords],
        contentType: 'normal' as const,
        block: { id, type, props: {} },
        data: {},
        section: { content, document, purpose },
      }
    }),
  )
