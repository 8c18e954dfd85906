'use client'

export { isConditionMet } from '../field/condition.ts'
export { momentOf, wallTime } from '../render/time/zoned-time.ts'
/** Property panels and forms, generated from schemas. Styles: `@blockfront/engine/form.css`. */
export { ColorField } from './color/ColorField.tsx'
export { ColorPicker } from './color/ColorPicker.tsx'
export { ContrastHint } from './color/ContrastHint.tsx'
export { contrastRatio, formatColor, parseColor, type Rgba, readableOn } from './color/color.ts'
export { resolveColor } from './color/resolve-color.ts'
export type {
  ControlKind,
  ControlMeta,
  ControlProps,
  ControlServices,
  Controls,
  FormServices,
  Frame,
  LinkChoice,
  LinkFinder,
  ProductChoice,
  ProductFinder,
  ThemeColor,
  Unfinished,
} from './control.ts'
export { parseLength, plainNumber } from './css/length.ts'
export { formatSpacing, parseSpacing, type Sides } from './css/spacing.ts'
export { completeServices } from './form-services.ts'
export type { FormSection, FormState, SchemaFormProps } from './GeneratedForm.tsx'
export { LinkInput } from './links/LinkInput.tsx'
export { linkFinder } from './links/link-finder.ts'
export { type FormMessages, messages } from './messages.ts'
export { Panel, type PanelProps } from './panel/Panel.tsx'
export { AddProduct, type AddProductProps } from './products/AddProduct.tsx'
export { controls } from './registry.ts'
export { type Row, rowsOf } from './rows/field-spec.ts'
export { type OneWidth, valueAt, withoutValueAt, withValueAt } from './rows/per-width.ts'
export type { ReplacedValue } from './rows/ReplacedNotice.tsx'
export { isRowVisible, Rows } from './rows/Rows.tsx'
export { SchemaForm } from './SchemaForm.tsx'
export { TextForm } from './TextForm.tsx'
export type { TextBackgrounds } from './text-backgrounds.ts'
export { useLatest } from './use-latest.ts'
export { type ErrorTree, errorTree, firstMessage, problemTree } from './validation/problem.ts'
