/** Define blocks, and load, change and save pages made of them. */
export {
  type Block,
  type Blocks,
  type ContentKind,
  checkBlock,
  type Migration,
  type Preset,
  type Props,
  type PropsSchema,
} from './block.ts'
export * as field from './field/index.ts'
export {
  type Condition,
  type FieldMeta,
  type FieldOptions,
  GROUPS,
  type Group,
  metaOf,
  WIDTHS,
  type Width,
} from './field/meta.ts'
