import { Notice } from '@blockfront/ui'
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import { type Control, type FieldValues, useController, useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import type { Width } from '../field/meta.ts'
import { useAfterPress } from '../render/use-after-press.ts'
import type { ControlMeta, ControlServices, Controls, FormServices } from './control.ts'
import { completeServices } from './form-services.ts'
import { FieldRow } from './rows/FieldRow.tsx'
import { emptyRecord, type Row, rowsOf } from './rows/field-spec.ts'
import { isRowVisible } from './rows/Rows.tsx'
import { useLatest } from './use-latest.ts'
import { schemaResolver, treeOf } from './validation/resolver.ts'

/** State for a footer or save bar. */
export interface FormState {
  /** Whether a value differs from the last saved one. */
  isDirty: boolean
  isSubmitting: boolean
  /** Restores the last saved values. */
  discard: () => void
}

/** Fields under a common heading. */
export interface FormSection {
  title: string
  description?: string
  fields: readonly string[]
}

export interface SchemaFormProps<S extends z.ZodObject> {
  schema: S
  /** Initial values. Other fields start with the schema's default or empty. */
  defaultValues?: Partial<z.input<S>>
  /**
   * Receives the schema's output. When it rejects, typed values stay. An error's `fields` (`{ 'address.city': 'Unknown' }`, as
   * the API sends them) appear next to their fields and its message above the form.
   */
  onSubmit: (values: z.output<S>) => Promise<unknown> | unknown
  /** Additional errors by path. */
  serverErrors?: Readonly<Record<string, string>>
  /** Labels, help, controls and autocomplete tokens by field. They override the schema's metadata. */
  fields?: Readonly<Record<string, Partial<ControlMeta>>>
  /** The fields to show, in order. Default: all fields of the schema. */
  only?: readonly string[]
  /** Groups fields under headings, in this order. Other fields follow. */
  sections?: readonly FormSection[]
  /** Buttons below the fields. Without it, submit with a button elsewhere: `<button type="submit" form={id}>`. */
  footer?: (state: FormState) => ReactNode
  onStateChange?: (state: FormState) => void
  /** Called after every change, valid or not, for previews. */
  onValuesChange?: (values: Record<string, unknown>) => void
  id?: string
  /** Accessible name of the form. */
  label?: string
  disabled?: boolean
  services?: FormServices
}

interface FormRowProps {
  row: Row
  control: Control<FieldValues>
  idPrefix: string
  width: Width
  onWidthChange: (width: Width) => void
  /** Runs an action when no pointer is pressed. */
  afterPress: (action: () => void) => void
  disabled?: boolean
  services: ControlServices
}

/** One field. It subscribes only to its own state. */
function FormField({ row, control, afterPress, ...rest }: FormRowProps) {
  const { field, fieldState } = useController({ control, name: row.key })
  const error = fieldState.error
  const errors = useMemo(() => treeOf(error), [error])
  const change = useLatest((_: string, value: unknown) => field.onChange(value === undefined ? '' : value))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the blur of the controls inside
    <div className="ui-form__field" onBlur={() => afterPress(field.onBlur)}>
      <FieldRow row={row} path="" values={[field.value]} onChange={change} errors={errors} {...rest} />
    </div>
  )
}

interface FormSectionsProps extends Omit<FormRowProps, 'row'> {
  sections: readonly FormSection[]
  rows: readonly Row[]
}

/** The sections of a form, then the fields that belong to none. */
function FormSections({ sections, rows, ...rest }: FormSectionsProps) {
  const named = new Set(sections.flatMap((section) => section.fields))
  return (
    <>
      {sections.map((section) => (
        <fieldset key={section.title} className="ui-form__section">
          <legend className="ui-form__title">{section.title}</legend>
          {section.description && <p className="ui-form__about">{section.description}</p>}
          <div className="ui-form__fields">
            <FormRows rows={section.fields.flatMap((name) => rows.filter((row) => row.key === name))} {...rest} />
          </div>
        </fieldset>
      ))}
      <div className="ui-form__fields">
        <FormRows rows={rows.filter((row) => !named.has(row.key))} {...rest} />
      </div>
    </>
  )
}

/** Returns the rows whose conditions hold. Watches all values only if a row has a condition. */
function FormRows({ rows, ...rest }: Omit<FormRowProps, 'row'> & { rows: readonly Row[] }) {
  const conditional = rows.some((row) => row.specs.some((spec) => spec.meta.when))
  return conditional ? <WatchedRows rows={rows} {...rest} /> : rows.map((row) => <FormField key={row.key} row={row} {...rest} />)
}

function WatchedRows({ rows, control, ...rest }: Omit<FormRowProps, 'row'> & { rows: readonly Row[] }) {
  const values = useWatch({ control })
  return rows
    .filter((row) => isRowVisible(row, values))
    .map((row) => <FormField key={row.key} row={row} control={control} {...rest} />)
}

/** Calls the app after every change of a form's state. Returns an object that stays the same until then. */
function useReportedState(
  { isDirty, isSubmitting, discard }: FormState,
  onStateChange: SchemaFormProps<z.ZodObject>['onStateChange'],
) {
  const state = useMemo(() => ({ isDirty, isSubmitting, discard }), [isDirty, isSubmitting, discard])
  const tellState = useLatest((next: FormState) => onStateChange?.(next))
  useEffect(() => tellState(state), [state, tellState])
  return state
}

const isFailure = (error: unknown): error is { message?: string; fields?: Record<string, string> } =>
  typeof error === 'object' && error !== null

/** Focuses the first invalid control, or the message above the form. */
const showFirstError = (form: HTMLFormElement | null) => {
  const wrong =
    form?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    form?.querySelector('.ui-row--wrong :is(input, textarea, button, select)')
  if (wrong instanceof HTMLElement) wrong.focus()
  else form?.querySelector(':scope > .ui-notice')?.scrollIntoView?.({ block: 'center' })
}

/** One row per prop: a form shows three fields for columns at three widths. */
const plainRows = (rows: readonly Row[]): Row[] =>
  rows.flatMap((row) => row.specs.map((spec) => ({ key: spec.name, label: spec.meta.label, specs: [spec] })))

/** react-hook-form needs empty text for an empty field; the schema receives a missing value. */
const withoutEmpty = (rows: readonly Row[], values: FieldValues): FieldValues => {
  const missing = rows.flatMap(({ key, specs }) =>
    values[key] === '' && specs[0]?.meta.optional && !specs[0].schema.safeParse('').success ? [key] : [],
  )
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => {
      if (!missing.includes(key)) return [[key, value]]
      const schema = rows.find((row) => row.key === key)?.specs[0]?.schema
      return schema?.safeParse(undefined).success ? [] : [[key, null]]
    }),
  )
}

/** A form generated from any zod object, with the given controls. */
export function GeneratedForm<S extends z.ZodObject>({ controls, ...props }: SchemaFormProps<S> & { controls: Controls }) {
  const {
    schema,
    defaultValues,
    onSubmit,
    serverErrors,
    fields,
    only,
    sections = [],
    footer,
    onStateChange,
    onValuesChange,
    label,
    disabled,
    services,
  } = props
  const ready = useMemo(() => completeServices(services, controls, false), [services, controls])
  const { messages } = ready
  const allRows = useMemo(() => plainRows(rowsOf(schema, fields)), [schema, fields])
  const rows = useMemo(
    () => (only ? only.flatMap((name) => allRows.filter((row) => row.key === name)) : allRows),
    [allRows, only],
  )
  const resolver = useMemo(() => {
    const resolve = schemaResolver(schema, messages)
    // Fields that are not shown are empty too.
    return ((values, ...rest) => resolve(withoutEmpty(allRows, values), ...rest)) as typeof resolve
  }, [schema, messages, allRows])
  const start = () => {
    const complete: Record<string, unknown> = { ...emptyRecord(schema), ...defaultValues }
    return Object.fromEntries(Object.entries(complete).map(([name, value]) => [name, value ?? '']))
  }
  const { control, handleSubmit, setError, reset, formState, watch, getValues } = useForm<FieldValues>({
    defaultValues: start(),
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { isDirty, isSubmitting, errors, submitCount } = formState
  const [width, setWidth] = useState<Width>('desktop')
  const afterPress = useAfterPress()
  const element = useRef<HTMLFormElement>(null)
  const ownId = useId()
  const id = props.id ?? ownId

  const showErrors = useLatest((byPath: Readonly<Record<string, string>>) => {
    for (const [path, message] of Object.entries(byPath)) setError(path, { type: 'server', message })
  })
  const submit = handleSubmit(async (values) => {
    try {
      await onSubmit(values as z.output<S>)
      reset(getValues(), { keepValues: true })
    } catch (error) {
      const failure = isFailure(error) ? error : {}
      const known = Object.entries(failure.fields ?? {}).filter(([path]) => rows.some((row) => row.key === path.split('.')[0]))
      showErrors(Object.fromEntries(known))
      if (known.length < Math.max(1, Object.keys(failure.fields ?? {}).length))
        setError('root.server', { type: 'server', message: failure.message || messages.submitFailed })
    }
  })
  useEffect(() => {
    if (submitCount > 0) showFirstError(element.current)
  }, [submitCount])
  useEffect(() => {
    if (serverErrors) showErrors(serverErrors)
  }, [serverErrors, showErrors])
  const discard = useLatest(() => reset())
  const state = useReportedState({ isDirty, isSubmitting, discard }, onStateChange)
  const tellValues = useLatest((values: Record<string, unknown>) => onValuesChange?.(values))
  useEffect(() => {
    // Versions before 7.55 have no `subscribe`.
    const { unsubscribe } = watch((values) => tellValues(values))
    return unsubscribe
  }, [watch, tellValues])

  const shared = { control, idPrefix: id, width, onWidthChange: setWidth, afterPress, disabled, services: ready }
  const failure = errors.root?.server?.message
  return (
    // Without scripts, values such as passwords would be in the URL.
    <form ref={element} id={id} className="ui-form" aria-label={label} method="post" noValidate onSubmit={submit}>
      {failure && (
        <Notice tone="danger" alert>
          {failure}
        </Notice>
      )}
      <FormSections sections={sections} rows={rows} {...shared} />
      {footer && <div className="ui-form__foot">{footer(state)}</div>}
    </form>
  )
}
