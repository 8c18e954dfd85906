/** Where something is in a document: keys and indexes from the top, such as `['content', 3, 'props', 'heading']`. */
export type Path = readonly (string | number)[]

/**
 * - `defaulted`: a value did not fit and gave way to its default, alone
 * - `migrated`: the props came from an older version of the block type
 * - `identified`: the block had no usable id and received one
 * - `dropped`: something that could not be kept in any way was left out
 * - `moved`: the block was nested deeper than the limit and now follows its container
 * - `unknown`: the block is not understood and is kept untouched
 */
export type ReportKind = 'defaulted' | 'migrated' | 'identified' | 'dropped' | 'moved' | 'unknown'

/** One thing that loading did to what was stored. The editor shows the defaulted ones next to their fields. */
export interface Report {
  /** Where it was in what was stored. Below the depth limit: the path of the last container above it. */
  path: Path
  /** The id of the block in the loaded document; missing where the document itself is meant. */
  blockId?: string
  kind: ReportKind
  /** A sentence for people. */
  message: string
  /** What was stored there. */
  was: unknown
}
