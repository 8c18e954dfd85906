/** Why an operation could not be done. The message says what, where, and what to do. */
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

/** An operation on a document that can't be done. The document is unchanged. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError'
  readonly code: DocumentErrorCode
  /** The block that it is about. */
  readonly blockId: string | undefined

  constructor(code: DocumentErrorCode, message: string, blockId?: string) {
    super(message)
    this.code = code
    this.blockId = blockId
  }
}
