/** Define blocks, and load, change and save pages made of them. */
export type {
  Block,
  Blocks,
  ContentKind,
  Migration,
  Preset,
  Props,
  PropsSchema,
} from './block.ts'
export { type CheckOptions, checkBlock, checkBlocks } from './check/check-block.ts'
export type { Draw } from './check/reads.ts'
export { annotate } from './document/annotate.ts'
export { type Change, change, sequence } from './document/change.ts'
export { copy } from './document/copy.ts'
export { create, type Start } from './document/create.ts'
export {
  childrenOf,
  DEPTH_LIMIT,
  type Document,
  type DocumentBlock,
  type EditorNotes,
  emptyDocument,
  type KnownBlock,
  type PageSettings,
  type UnknownBlock,
} from './document/document.ts'
export { duplicate } from './document/duplicate.ts'
export { duplicateWithContent } from './document/duplicate-with-content.ts'
export { DocumentError, type DocumentErrorCode } from './document/error.ts'
export { fieldLabels, fieldPath } from './document/field-label.ts'
export { type Found, find, type ListName, walk } from './document/find.ts'
export {
  canRedo,
  canUndo,
  emptyHistory,
  type History,
  type Occasion,
  RUN_PAUSE,
  record,
  redo,
  STEP_LIMIT,
  type Step,
  type Travel,
  undo,
} from './document/history.ts'
export { newId } from './document/id.ts'
export { insert } from './document/insert.ts'
export { sameJson } from './document/json.ts'
export { exceededLimit, PAGE_LIMITS, type PageSize, sizeOf } from './document/limits.ts'
export { type Loaded, load } from './document/load.ts'
export { move } from './document/move.ts'
export { applyPatches } from './document/patch.ts'
export type { Place } from './document/place.ts'
export { remove } from './document/remove.ts'
export { reorder } from './document/reorder.ts'
export type { Path, Report, ReportKind } from './document/report.ts'
export { type StoredDocument, save } from './document/save.ts'
export { schemaOf, typeOf } from './document/schema.ts'
export { existingSingle } from './document/single.ts'
export { updateProps } from './document/update-props.ts'
export { updateSettings } from './document/update-settings.ts'
export * as field from './field/index.ts'
export {
  bare,
  type Choice,
  type Condition,
  type FieldMeta,
  type FieldOptions,
  GROUPS,
  type Group,
  metaOf,
  WIDTHS,
  type Width,
} from './field/meta.ts'
export { plainColorPattern } from './field/pattern.ts'
