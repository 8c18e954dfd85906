'use client'

/** The builder: a page that is being edited, and its interface. */

export {
  AdapterError,
  type AdapterErrorReason,
  type BlockComment,
  type BuilderAdapter,
  type BuilderStoreInfo,
  type CommentsAdapter,
  type CommentThread,
  type ComponentsAdapter,
  type ComponentUsage,
  type DraftInput,
  type HintsAdapter,
  isStale,
  type JoinedPage,
  type MediaAdapter,
  type NewPage,
  type NewThread,
  type PageDraft,
  type PageSettings,
  type PageSummary,
  type PagesAdapter,
  type PageVersion,
  type PageVersionContent,
  type PageVersions,
  type PresenceAdapter,
  type PresentPerson,
  type PreviewLink,
  type PreviewsAdapter,
  type PublishedContent,
  type SavedDraft,
  type SavedSection,
  type SectionPurpose,
  type SectionsAdapter,
  type SectionTemplate,
  type SettingsErrors,
  type SharedComponent,
  type StaleDraft,
  type StoredPage,
  type ThemeAdapter,
  type ThemeDesign,
  type ThemeDraftAdapter,
  type ThemeFont,
  type ThemeFontCategory,
  type VersionsAdapter,
} from './adapter.ts'
export { browserHints } from './adapters/browser-hints.ts'
export { type FetchAdapterOptions, fetchAdapter } from './adapters/fetch-adapter.ts'
export { localStorageAdapter } from './adapters/local-storage-adapter.ts'
export { memoryAdapter } from './adapters/memory-adapter.ts'
export { type DocumentAdapter, type PageStorage, storageAdapter } from './adapters/storage-adapter.ts'
export { Builder, type BuilderProps } from './Builder.tsx'
export { BuilderScope, type BuilderScopeProps } from './BuilderScope.tsx'
export { Canvas } from './canvas/Canvas.tsx'
export {
  type CanvasElements,
  type CanvasOptions,
  type PaletteAction,
  type ResourceSource,
  useCanvas,
} from './canvas/canvas-context.ts'
export { fitPage, PAGE_WIDTHS, pageWidths } from './canvas/zoom.ts'
export { insertBlock } from './commands/block/insert/insert-block.ts'
export { clipboardText, pasteText } from './commands/clipboard/clipboard.ts'
export type { Command } from './commands/command.ts'
export { blockMenu, commandList, commands, runCommand } from './commands/index.ts'
export { nameOf } from './commands/selection/selected.ts'
export { CommandPalette } from './keyboard/CommandPalette.tsx'
export { keysOf, shortcutText } from './keyboard/keys.ts'
export { ShortcutsSheet } from './keyboard/ShortcutsSheet.tsx'
export { useShortcuts } from './keyboard/use-shortcuts.ts'
export { Outline } from './outline/Outline.tsx'
export type { PaletteEntry } from './palette/entry.ts'
export { Palette } from './palette/Palette.tsx'
export { indexedDbCopyStore, type LocalCopy, type LocalCopyStore } from './saving/local-copies/local-copy-store.ts'
export { PublishMenu } from './saving/publishing/PublishMenu.tsx'
export { SaveStatus } from './saving/SaveStatus.tsx'
export { SavingDialogs } from './saving/SavingDialogs.tsx'
export { SavingScope, type SavingScopeProps } from './saving/SavingScope.tsx'
export type { Saver } from './saving/saver/saver.ts'
export type { SaverState } from './saving/saver/saver-core.ts'
export { useSaver, useSaving } from './saving/saver/use-saver.ts'
export { SettingsEditor, type SettingsEditorProps } from './settings/SettingsEditor.tsx'
export { useIsSaved } from './settings/use-is-saved.ts'
export type { BlockCatalog } from './shell/block-catalog.ts'
export { PageBuilder, type PageBuilderProps } from './shell/PageBuilder.tsx'
export { NewPageDialog, type NewPageDialogProps } from './shell/pages/new-page/NewPageDialog.tsx'
export type { PageTemplate, TemplateBlock } from './shell/pages/new-page/page-template.ts'
export type { BuilderDialog, BuilderState, Selection } from './store/builder-state.ts'
export { type Builder as BuilderHandle, type BuilderStart, createBuilder } from './store/builder-store.ts'
export type { ChangeOptions } from './store/document-changes.ts'
export { BuilderContext, useBlock, useBuilder, useBuilderState, useChildIds } from './store/hooks.ts'
export { type AreaContents, areaContents, pageOrder } from './store/page-order.ts'
export { BlockMenu, type MenuPoint } from './toolbar/BlockMenu.tsx'
export { Toolbar } from './toolbar/Toolbar.tsx'
export { UndoToast } from './toolbar/UndoToast.tsx'
