/** An error of a tool itself, for the assistant. */
export class ToolError extends Error {
  override readonly name = 'ToolError'
}
