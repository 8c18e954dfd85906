import { Field, type FieldProps } from './Field.tsx'
import { Input, type InputProps, Textarea, type TextareaProps } from './Input.tsx'
import { Select, type SelectProps } from './Select.tsx'

type Labeled<Control> = Omit<FieldProps, 'children' | 'group'> &
  Omit<Control, keyof FieldProps | 'aria-describedby' | 'describedBy' | 'invalid'>

/** A field with its label and descriptions, apart from the attributes of its control. */
function splitField<Control>({ id, label, help, error, hint, actions, note, layout, className, ...control }: Labeled<Control>) {
  return { field: { id, label, help, error, hint, actions, note, layout, className }, control }
}

/** A single-line text field with its label. `className` applies to the field. */
export function TextField(props: Labeled<InputProps>) {
  const { field, control } = splitField<InputProps>(props)
  return (
    <Field {...field}>
      {({ id, describedBy, invalid }) => <Input {...control} id={id} aria-describedby={describedBy} invalid={invalid} />}
    </Field>
  )
}

/** A multi-line text field with its label. `className` applies to the field. */
export function TextareaField(props: Labeled<TextareaProps>) {
  const { field, control } = splitField<TextareaProps>(props)
  return (
    <Field {...field}>
      {({ id, describedBy, invalid }) => <Textarea {...control} id={id} aria-describedby={describedBy} invalid={invalid} />}
    </Field>
  )
}

/** A select with its label. `className` applies to the field. */
export function SelectField(props: Labeled<SelectProps>) {
  const { field, control } = splitField<SelectProps>(props)
  return (
    <Field {...field}>
      {({ id, describedBy, invalid }) => <Select {...control} id={id} describedBy={describedBy} invalid={invalid} />}
    </Field>
  )
}
