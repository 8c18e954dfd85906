/** Property panels and forms, generated from schemas. Styles: `@blockfront/engine/form.css`. */
export { ColorField } from './color/ColorField.tsx'
export { contrastRatio, formatColor, parseColor, type Rgba, readableOn } from './color/color.ts'
export { resolveColor } from './color/resolve-color.ts'
export { isConditionMet } from './condition.ts'
export type {
  ControlKind,
  ControlMeta,
  ControlProps,
  ControlServices,
  Controls,
  FormServices,
  Frame,
  PageChoice,
  ThemeColor,
  Unfinished,
} from './control.ts'
export { type Row, rowsOf } from './field-spec.ts'
export { completeServices } from './form-services.ts'
export type { FormSection, FormState, SchemaFormProps } from './GeneratedForm.tsx'
export { type FormMessages, messages } from './messages.ts'
export { PageInput } from './PageInput.tsx'
export { Panel, type PanelProps } from './Panel.tsx'
export { type OneWidth, valueAt, withoutValueAt, withValueAt } from './per-width.ts'
export { type ErrorTree, errorTree, firstMessage, problemTree } from './problem.ts'
export type { ReplacedValue } from './ReplacedNotice.tsx'
export { isRowVisible, Rows } from './Rows.tsx'
export { controls } from './registry.ts'
export { SchemaForm } from './SchemaForm.tsx'
export { TextForm } from './TextForm.tsx'
export type { TextBackgrounds } from './text-backgrounds.ts'
export { useLatest } from './use-latest.ts'
