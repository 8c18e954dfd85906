import type { z } from 'zod'
import type { Controls } from './control.ts'
import * as checkbox from './controls/checkbox.tsx'
import * as password from './controls/password.tsx'
import * as text from './controls/text.tsx'
import * as textarea from './controls/textarea.tsx'
import { GeneratedForm, type SchemaFormProps } from './GeneratedForm.tsx'

const controls: Controls = { checkbox, password, text, textarea }

/**
 * A `SchemaForm` for pages that must load little: single-line and multi-line text, passwords and switches. The app's `controls`
 * add others.
 */
export const TextForm = <S extends z.ZodObject>(props: SchemaFormProps<S>) => <GeneratedForm {...props} controls={controls} />
