/** The builder: a page that is being edited, and everything around it. */
export {
  type Builder,
  type BuilderStart,
  type BuilderState,
  createBuilder,
  type Doing,
  type Selection,
} from './store/builder-store.ts'
export { BuilderContext, useBlock, useBuilder, useBuilderState, useChildIds } from './store/hooks.ts'
