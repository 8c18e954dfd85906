import { type Components, load } from '@blockfront/engine'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Builder } from '../store/builder-store.ts'
import { type LoadState, loadOnce } from '../store/load-once.ts'
import type { ComponentsAdapter, SharedComponent } from './shared-component.ts'

/** The shared components of the app. While they are loaded again, the old ones stay. */
export interface ComponentList extends LoadState {
  components: readonly SharedComponent[]
  /** The blocks of the components. */
  contents: Components
  /** The component that a dialog deletes. */
  target: SharedComponent | undefined
}

export interface ComponentStore extends StoreApi<ComponentList>, Pick<ComponentsAdapter, 'add' | 'usages'> {
  /** Loads the components unless they are loaded or being loaded. */
  load: () => Promise<void>
  remove: (componentId: string) => Promise<void>
  /** Opens a component to edit it. */
  open: (componentId: string) => void
  /** The open page. */
  pageId: string
  /** Whether the page is itself a component, so that it can contain none. */
  isComponent: boolean
}

interface ComponentStoreOptions extends Pick<ComponentStore, 'open' | 'pageId' | 'isComponent'> {
  /** Its state gets the names of the components. */
  builder: Pick<Builder, 'store' | 'blocks'>
}

/** Creates the list of an app's shared components. Nothing is loaded before `load`. */
export function createComponentStore(adapter: ComponentsAdapter, { builder, ...options }: ComponentStoreOptions): ComponentStore {
  const store = createStore<ComponentList>(() => ({
    status: 'idle',
    components: [],
    contents: {},
    message: '',
    target: undefined,
  }))
  const show = (components: readonly SharedComponent[]) => {
    const contents = Object.fromEntries(
      components.map(({ componentId, content }) => [componentId, load({ content }, builder.blocks).document.content]),
    )
    store.setState({ components, contents })
    builder.store.setState({
      componentNames: Object.fromEntries(components.map(({ componentId, name }) => [componentId, name])),
      componentContents: contents,
    })
  }
  return {
    ...store,
    ...options,
    usages: adapter.usages,
    load: loadOnce(store, async () => show(await adapter.list())),
    async add(component) {
      const added = await adapter.add(component)
      show([...store.getState().components, added].sort((a, b) => a.name.localeCompare(b.name)))
      return added
    },
    async remove(componentId) {
      await adapter.delete(componentId)
      show(store.getState().components.filter((one) => one.componentId !== componentId))
    },
  }
}
