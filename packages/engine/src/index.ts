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
export type { RenderProbe } from './check/reads.ts'
export { setEditorMetadata } from './document/annotate.ts'
export { type Change, change, combine } from './document/change.ts'
export { copy } from './document/copy.ts'
export { type CreateOptions, create } from './document/create.ts'
export {
  childrenOf,
  DEPTH_LIMIT,
  type Document,
  type DocumentBlock,
  type EditorMetadata,
  emptyDocument,
  type KnownBlock,
  type PageSettings,
  type UnknownBlock,
} from './document/document.ts'
export { duplicate } from './document/duplicate.ts'
export { duplicateWithContent } from './document/duplicate-with-content.ts'
export { DocumentError, type DocumentErrorCode } from './document/error.ts'
export { fieldLabels, fieldPath } from './document/field-label.ts'
export { type BlockLocation, find, type ListName, walk } from './document/find.ts'
export {
  type ChangeContext,
  canRedo,
  canUndo,
  emptyHistory,
  type History,
  type HistoryResult,
  MAX_STEPS,
  MERGE_WITHIN_MS,
  record,
  redo,
  type Step,
  undo,
} from './document/history.ts'
export { newId } from './document/id.ts'
export { insert } from './document/insert.ts'
export { sameJson } from './document/json.ts'
export { exceededLimit, PAGE_LIMITS, type PageSize, sizeOf } from './document/limits.ts'
export { type LoadResult, load } from './document/load.ts'
export { move } from './document/move.ts'
export { applyPatches } from './document/patch.ts'
export type { Position } from './document/position.ts'
export { remove } from './document/remove.ts'
export { reorder } from './document/reorder.ts'
export type { Path, Report, ReportKind } from './document/report.ts'
export { type StoredDocument, save } from './document/save.ts'
export { schemaOf, typeOf } from './document/schema.ts'
export { findExistingSingle } from './document/single.ts'
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
