/** Property panels and forms, generated from schemas. Styles: `@blockfront/engine/form.css`. */
export { contrastRatio, formatColor, parseColor, readableOn } from './color/color.ts'
export { resolveColor } from './color/resolve-color.ts'
export { isShown } from './condition.ts'
export type {
  ControlKind,
  ControlMeta,
  ControlProps,
  Controls,
  FormHost,
  Frame,
  PageChoice,
  ReadyHost,
  ThemeColor,
} from './control.ts'
export type { FormSection, FormState, SchemaFormProps } from './GeneratedForm.tsx'
export { readyHost } from './host.ts'
export { Panel, type PanelProps } from './Panel.tsx'
export type { ErrorTree } from './problem.ts'
export type { Replaced } from './ReplacedNotice.tsx'
export { controls } from './registry.ts'
export { SchemaForm } from './SchemaForm.tsx'
export { TextForm } from './TextForm.tsx'
export { type FormWords, words } from './words.ts'
