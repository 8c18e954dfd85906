/** A part of the repository with separate import rules. The area with the longest matching path counts. */
export interface Area {
  name: string
  /** A folder with a trailing slash, or a file. */
  path: string
  /** Registry packages and `node:` built-ins that it may import. A scope such as `@tiptap/` allows all of its packages. */
  libraries: readonly string[] | 'any'
  /** Libraries from which it may import types only. */
  typeLibraries?: readonly string[]
  /** Areas that it may import, in addition to itself. */
  areas: readonly string[] | 'any'
  /** Areas from which it may import types only. */
  types?: readonly string[]
}
