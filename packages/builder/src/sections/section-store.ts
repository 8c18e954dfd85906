import { createStore, type StoreApi } from 'zustand/vanilla'
import { type LoadState, loadOnce } from '../store/load-once.ts'
import type { SavedSection, SectionsAdapter } from './section.ts'

/** The saved sections of the app. While they are loaded again, the old ones stay. */
export interface SectionList extends LoadState {
  sections: readonly SavedSection[]
  /** The section that a dialog renames or deletes. */
  target: { action: 'rename' | 'remove'; section: SavedSection } | undefined
}

export interface SectionStore extends StoreApi<SectionList> {
  /** Loads the sections unless they are loaded or being loaded. */
  load: () => Promise<void>
  add: SectionsAdapter['add']
  rename: SectionsAdapter['rename']
  remove: (sectionId: string) => Promise<void>
}

/** Creates the list of an app's sections. Nothing is loaded before `load`. */
export function createSectionStore(adapter: SectionsAdapter): SectionStore {
  const store = createStore<SectionList>(() => ({ status: 'idle', sections: [], message: '', target: undefined }))
  const change = (sections: (before: readonly SavedSection[]) => readonly SavedSection[]) =>
    store.setState((state) => ({ sections: sections(state.sections) }))
  return {
    ...store,
    load: loadOnce(store, async () => store.setState({ sections: await adapter.list() })),
    async add(section) {
      const added = await adapter.add(section)
      change((before) => [added, ...before])
      return added
    },
    async rename(sectionId, name) {
      const renamed = await adapter.rename(sectionId, name)
      change((before) => before.map((one) => (one.sectionId === sectionId ? renamed : one)))
      return renamed
    },
    async remove(sectionId) {
      await adapter.delete(sectionId)
      change((before) => before.filter((one) => one.sectionId !== sectionId))
    },
  }
}
