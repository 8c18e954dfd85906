import type { Choice } from '@blockfront/engine'
import type { BlockServices, Queries, Resource, Views } from '@blockfront/engine/render'
import { type CSSProperties, createContext, useContext } from 'react'
import type { CommentStore } from '../comments/comment-store.ts'
import type { PaletteEntry } from '../palette/entry.ts'
import type { SectionStore } from '../sections/section-store.ts'
import type { SectionTemplateStore } from '../sections/section-template-store.ts'
import type { ComponentStore } from '../shared-components/component-store.ts'
import type { PageTemplate } from '../shell/pages/new-page/page-template.ts'
import type { BlockElements } from './block/block-elements.ts'
import type { CanvasElements } from './canvas-elements.ts'
import type { OverlayTracker } from './overlay/overlay-tracker.ts'

export type { CanvasElements } from './canvas-elements.ts'

/** Loads the data of blocks. `read` returns the same object until the data changes, and notifies listeners then. */
export interface ResourceSource {
  read: <K extends keyof Queries>(name: K, query: Queries[K]['query']) => Resource<Queries[K]['result']>
  subscribe: (listener: () => void) => () => void
}

/** A command that the app adds to the command palette: "Publish page", "Open page Shop". */
export interface PaletteAction {
  id: string
  title: string
  /** The heading of its group. */
  group: string
  keys?: string
  run: () => void
}

/** The props of the page on the canvas. Pass the same object on each render. */
export interface CanvasOptions {
  views: Views
  /** The style sheet of all blocks (`@blockfront/engine/styles`), with the default breakpoints. */
  styles: string
  /** The nonce of style elements that the Content-Security-Policy of the app requires. */
  nonce?: string
  /** Services of links and buttons in preview; while editing they have no effect. */
  services: BlockServices
  resources: ResourceSource
  /** The entries of the palette: `thumbnails(blocks)` of `@blockfront/engine/generate`. */
  entries: readonly PaletteEntry[]
  /** The saved sections of the app, if it keeps any. */
  sections?: SectionStore
  /** The shared components of the app, if it has any. */
  components?: ComponentStore
  /** The section templates of the app, if it has any. */
  sectionTemplates?: SectionTemplateStore
  /** The comments on blocks, if the app keeps any. */
  comments?: CommentStore
  /** Templates for a new page, in addition to a blank page. */
  templates?: readonly PageTemplate[]
  /** Custom properties of the store's theme. */
  theme?: CSSProperties
  /** Tokens in formatted text that the app replaces. The canvas shows their names. */
  textTokens?: readonly Choice[]
  dir?: 'ltr' | 'rtl'
  /** Called each time the command palette opens. */
  actions?: () => readonly PaletteAction[]
  /**
   * Called when the owner wants to edit a field that can't be edited on the page, such as formatted text. Without `prop`, the
   * first field of the block.
   */
  onEditField?: (blockId: string, prop?: string) => void
  /** Lets the owner choose an image, if the app has a picker. Resolves with its URL, or undefined if none was chosen. */
  pickImage?: (() => Promise<string | undefined>) | undefined
}

export interface CanvasValue extends CanvasOptions {
  blockElements: BlockElements
  canvasElements: CanvasElements
  overlayTracker: OverlayTracker
}

export const CanvasContext = /* @__PURE__ */ createContext<CanvasValue | undefined>(undefined)

/** Returns the scene of this builder's canvas. Throws outside of a `BuilderScope`. */
export function useCanvas(): CanvasValue {
  const canvas = useContext(CanvasContext)
  if (!canvas) throw new Error('This part of the builder must be inside a BuilderScope.')
  return canvas
}
