/** Defines blocks, and loads, changes and saves pages made of them. */
export type {
  Area,
  AreaViewProps,
  Block,
  BlockDefinition,
  Blocks,
  ContentKind,
  Migration,
  PageAreas,
  Preset,
  Props,
  PropsSchema,
  Slot,
  Slots,
  Variant,
  ViewContext,
  ViewProps,
} from './block.ts'
export { AREAS } from './block.ts'
export { type CheckOptions, checkBlock, checkBlocks } from './check/check-block.ts'
export type { RenderProbe } from './check/reads.ts'
export { defineBlock, type FieldsDefinition, type SlotsDefinition } from './define-block.ts'
export {
  type Components,
  detachComponents,
  expandComponents,
  overridableProps,
  overridden,
} from './document/components/expand-components.ts'
export {
  type Instance,
  instanceOf,
  instanceProps,
  instanceType,
  mapOverrides,
  type Override,
} from './document/components/instance.ts'
export { copy } from './document/copy.ts'
export { type CreateOptions, create } from './document/create.ts'
export {
  APPEAR_EFFECTS,
  type AppearEffect,
  childrenOf,
  DEPTH_LIMIT,
  type Document,
  type DocumentBlock,
  type EditorMetadata,
  emptyDocument,
  emptySettings,
  HOVER_EFFECTS,
  type HoverEffect,
  type KnownBlock,
  type PageSettings,
  type UnknownBlock,
} from './document/document.ts'
export { type EmptyLink, emptyLinks } from './document/empty-links.ts'
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
export { sameJson } from './document/json.ts'
export { exceededLimit, PAGE_LIMITS, type PageSize, sizeOf } from './document/limits.ts'
export { type LoadResult, load } from './document/loading/load.ts'
export type { Path, Report, ReportKind } from './document/loading/report.ts'
export { type Change, change, combine } from './document/operations/change.ts'
export { duplicate } from './document/operations/duplicate.ts'
export { duplicateWithContent } from './document/operations/duplicate-with-content.ts'
export { insert } from './document/operations/insert.ts'
export { move } from './document/operations/move.ts'
export { applyPatches } from './document/operations/patch.ts'
export { remove } from './document/operations/remove.ts'
export { reorder } from './document/operations/reorder.ts'
export { setEditorMetadata } from './document/operations/set-editor-metadata.ts'
export { setVariant } from './document/operations/set-variant.ts'
export { findExistingSingle } from './document/operations/single.ts'
export { updateProps } from './document/operations/update-props.ts'
export { updateSettings } from './document/operations/update-settings.ts'
export { isSameList, type Position, slotAt } from './document/position.ts'
export { type StoredDocument, save } from './document/save.ts'
export { schemaOf, typeOf } from './document/schema.ts'
export {
  areaChoices,
  areaContents,
  areasIn,
  areasOf,
  defaultAreas,
  isForGlobals,
  listSlots,
  type NamedArea,
  type TopList,
} from './document/slots/areas.ts'
export { repairSlots } from './document/slots/fit-slots.ts'
export { type NamedSlot, refusalOf, slotNameOf, slotsOf } from './document/slots/slots.ts'
export { firstText } from './document/translation/first-text.ts'
export { mapRichText } from './document/translation/map-rich-text.ts'
export { mapHtmlLinks, mapUrls } from './document/translation/map-urls.ts'
export { type SourceText, sourceTexts } from './document/translation/source-texts.ts'
export { type Translation, type Translations, translateDocument } from './document/translation/translate-document.ts'
export { videoPage } from './document/video-page.ts'
export { defineField } from './field/define-field.ts'
export * as field from './field/index.ts'
export {
  bare,
  type Choice,
  type Condition,
  type FieldHandle,
  type FieldMeta,
  type FieldOptions,
  GROUPS,
  type Group,
  metaOf,
  RICH_TEXT_FORMATS,
  type RichTextFormat,
  type TextKind,
  WIDTHS,
  type Width,
} from './field/meta.ts'
export { textKind } from './field/translatable.ts'
export { BREAKPOINT_LIMITS, DEFAULT_BREAKPOINTS, ownBreakpoints } from './field/values/breakpoints.ts'
export { plainColorPattern } from './field/values/pattern.ts'
export { withAreas } from './with-areas.ts'
