import type { Components, Document, Position, Report, Width } from '@blockfront/engine'
import { emptyHistory, type History } from '@blockfront/engine'
import type { Unfinished } from '@blockfront/engine/form'
import type { StoreTheme } from '@blockfront/engine/render'
import type { DropTarget } from '../dnd/drop-target.ts'
import type { PresentPerson } from '../presence/presence.ts'
import { type BlockIndex, indexOf } from './block-index.ts'
import { byBlock, repairsIn } from './repairs.ts'
import { noThemeHistory, type ThemeHistory } from './theme-history.ts'

/** The ids of the selected blocks. The panel shows the last one. */
export type Selection = readonly string[]

export const NO_SELECTION: Selection = []

/** The search for blocks to insert, all commands, all shortcuts, the name of the selected block, or the name of a new section or component. */
export type BuilderDialog = 'insert' | 'commands' | 'shortcuts' | 'rename' | 'section' | 'component'

/** Values in block panels that do not fit their fields, by block and path (`unfinished.ts`). */
export type UnfinishedFields = Readonly<Record<string, Unfinished & { blockId: string; path: string }>>

/** The state that the builder's parts subscribe to. Use `useBlock` for single blocks. */
export interface BuilderState {
  document: Document
  /** The blocks of the document by id. */
  index: BlockIndex
  history: History<Selection>
  /** The store's theme as the canvas shows it; undefined if the theme cannot be changed. */
  theme: StoreTheme | undefined
  themeHistory: ThemeHistory
  selection: Selection
  /** The block under the pointer; outlines and outline rows share it. */
  hovered: string | undefined
  /** The width that the canvas shows. Responsive fields edit the value of this width. */
  width: Width
  /** 1 is actual size; `fit` scales the page down to the available space. */
  zoom: number | 'fit'
  /** The current scale of the page; 1 is actual size. */
  scale: number
  /** In preview links and buttons work and nothing can be selected. */
  preview: boolean
  /** Whether the app can keep sections. */
  hasSections: boolean
  /** Whether the page can contain shared components. */
  hasComponents: boolean
  /** The names of the app's shared components by id, once they are loaded. */
  componentNames: Readonly<Record<string, string>>
  /** The blocks of the app's shared components by id, once they are loaded. */
  componentContents: Components
  /** The domain of the store, which shows whether copied blocks come from another one. */
  storeDomain: string
  /** Whether the app keeps comments. */
  hasComments: boolean
  /** The owner asked to write a comment. The panel of comments opens, focuses its field and clears it. */
  commentRequest: boolean
  /** Nothing can be changed, and preview cannot be left. */
  isReadOnly: boolean
  /** The slide that the owner edits. Its carousel shows it and does not move. */
  slide: { blockId: string; index: number } | undefined
  /** Values that loading replaced, by block id. An entry is removed when its prop changes. */
  replaced: Readonly<Record<string, readonly Report[]>>
  /** The block that the owner asked to edit by key. The canvas starts editing and clears it. */
  editRequest: string | undefined
  /** Values in block panels that do not fit their fields and are therefore not stored. */
  unfinished: UnfinishedFields
  /** The dialog that is open over the builder. */
  dialog: BuilderDialog | undefined
  /** The position at which the dialog `insert` inserts a block. Undefined: at the default position (`insertPosition`). */
  insertAt: Position | undefined
  /** The gap between blocks under the pointer, in which the canvas offers to insert a block. */
  gap: DropTarget | undefined
  /** The last change, where a toast offers to undo it. The next change clears it. */
  offer: { text: string; at: number } | undefined
  /** Why the last command changed nothing. The next change clears it. */
  refusal: { text: string } | undefined
  /** The load report: values, items and positions that loading could not keep. */
  repairs: readonly Report[]
  /** The people who have the page open in other windows. */
  people: readonly PresentPerson[]
  /** The last announcement for screen readers. `count` makes a repeated text a new announcement. */
  announcement: { text: string; count: number }
}

/** The state of a document that was just opened. `report` is what loading changed. */
export const openedState = (document: Document, report: readonly Report[], theme: StoreTheme | undefined): BuilderState => ({
  document,
  index: indexOf(document),
  history: emptyHistory,
  theme,
  themeHistory: noThemeHistory,
  selection: NO_SELECTION,
  hovered: undefined,
  width: 'desktop',
  zoom: 'fit',
  scale: 1,
  preview: false,
  isReadOnly: false,
  hasSections: false,
  hasComponents: false,
  componentNames: {},
  componentContents: {},
  storeDomain: '',
  hasComments: false,
  commentRequest: false,
  slide: undefined,
  replaced: byBlock(report),
  repairs: repairsIn(report),
  refusal: undefined,
  editRequest: undefined,
  unfinished: {},
  dialog: undefined,
  insertAt: undefined,
  gap: undefined,
  offer: undefined,
  people: [],
  announcement: { text: '', count: 0 },
})
