/** Blocks that several pages show. */
export interface SharedComponent {
  /** Also the id of the page that the builder opens to edit it. */
  componentId: string
  name: string
  /** Its published blocks, stored. */
  content: readonly unknown[]
  /** Whether its draft differs from `content`. */
  hasUnpublishedChanges?: boolean
}

/** A page that shows a component, in its draft or in public. */
export interface ComponentUsage {
  pageId: string
  name: string
}

/**
 * Shared components: adds "Create shared component" to the menu of blocks, and the components to the palette. `load` and `save` of the
 * adapter accept their ids. The app replaces the instances of a page before it renders the page (`expandComponents` of the engine).
 */
export interface ComponentsAdapter {
  /** By name. */
  list: () => Promise<readonly SharedComponent[]>
  /** Stores and publishes blocks as a component. */
  add: (component: Pick<SharedComponent, 'name' | 'content'>) => Promise<SharedComponent>
  usages: (componentId: string) => Promise<readonly ComponentUsage[]>
  /** Rejects while a page shows the component. */
  delete: (componentId: string) => Promise<unknown>
}
