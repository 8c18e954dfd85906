/** Why an operation failed. The message says what happened, where, and what to do. */
export type DocumentErrorCode =
  | 'unknown-id'
  | 'unknown-type'
  | 'duplicate-id'
  | 'depth'
  | 'into-itself'
  | 'not-a-container'
  | 'wrong-list'
  | 'index'
  | 'props'
  | 'not-understood'
  | 'single'
  | 'slot'
  | 'slot-type'
  | 'slot-full'
  | 'slot-min'

/** Thrown when an operation is not possible. The document is unchanged. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError'
  readonly code: DocumentErrorCode
  /** The affected block. */
  readonly blockId: string | undefined

  constructor(code: DocumentErrorCode, message: string, blockId?: string) {
    super(message)
    this.code = code
    this.blockId = blockId
  }
}
