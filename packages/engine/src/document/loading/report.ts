/** A path in a document: keys and indexes from the root, such as `['content', 3, 'props', 'heading']`. */
export type Path = readonly (string | number)[]

/**
 * - `defaulted`: an invalid value was replaced by its default
 * - `migrated`: the props were migrated from an older version of the block type
 * - `identified`: the block had no usable id and received one
 * - `dropped`: a value that could not be kept was removed
 * - `moved`: the block was nested deeper than the limit, or its slot does not take it; it now follows its container or is in another slot
 * - `unknown`: the block could not be interpreted and is kept unchanged
 */
export type ReportKind = 'defaulted' | 'migrated' | 'identified' | 'dropped' | 'moved' | 'unknown'

/** One change that loading made to the stored value. The editor shows `defaulted` entries next to their fields. */
export interface Report {
  /** The path in the stored value. Below the depth limit: the path of the last container above it. */
  path: Path
  /** The id of the block in the loaded document; missing for the document itself. */
  blockId?: string
  kind: ReportKind
  /** A sentence for the owner. */
  message: string
  /** The stored value. */
  was: unknown
}
