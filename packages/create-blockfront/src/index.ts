/** Creates an app with custom blocks, the page builder, server rendering and tests. */
export { run } from './cli.ts'
export { type CreatedProject, createProject, type ProjectOptions } from './create-project.ts'
export { ProjectError } from './project-error.ts'
