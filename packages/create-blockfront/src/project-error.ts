/** A reason why no project was created, as a sentence that says what to do. */
export class ProjectError extends Error {
  override readonly name = 'ProjectError'
}
