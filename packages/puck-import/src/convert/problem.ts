/**
 * - `not-puck`: a value that is not a component
 * - `duplicate-id`: two components have the same id
 * - `same-name`: two components would become one block type
 * - `nested-slot`: a slot inside a list or an object
 * - `slot-and-zone`: a slot and a zone of one component have the same name
 * - `lost-zone`: a zone whose component does not exist
 * - `root`: props, slots or zones of the root
 * - `reserved-prop`: a prop with a name that views use for something else
 * - `read-only`: props that the editor must not change
 * - `unknown-key`: data next to `root`, `content` and `zones`, or next to the props of a component
 * - `lost-rule`: a rule of the config that the sketches do not contain
 * - `too-deep`, `too-large`: the page exceeds a limit of the builder
 */
export type ProblemKind =
  | 'not-puck'
  | 'duplicate-id'
  | 'same-name'
  | 'nested-slot'
  | 'slot-and-zone'
  | 'lost-zone'
  | 'root'
  | 'reserved-prop'
  | 'read-only'
  | 'unknown-key'
  | 'lost-rule'
  | 'too-deep'
  | 'too-large'

/** Something that has no exact equivalent. Its data is in the converted page. */
export interface Problem {
  kind: ProblemKind
  /** The place in the Puck data: `content[2].props.items`. */
  path: string
  /** A sentence with the reason and what to do. */
  message: string
}

/** Input that cannot be converted at all. The message says why and what to do. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
}
