import { classNames, Field, useReadOnly } from '@blockfront/ui'
import { memo, use } from 'react'
import { z } from 'zod'
import { sameJson } from '../../document/json.ts'
import { bare, type Width } from '../../field/meta.ts'
import { ContrastHint } from '../color/ContrastHint.tsx'
import type { ControlMeta, ControlProps, ControlServices, Frame } from '../control.ts'
import { TextBackgroundsContext } from '../text-backgrounds.ts'
import { type ErrorTree, firstMessage, problemTree } from '../validation/problem.ts'
import { fitted, type Row } from './field-spec.ts'
import { isOwnAt, type OneWidth, valueAt, withoutValueAt, withValueAt } from './per-width.ts'
import { ResetDot } from './ResetDot.tsx'
import { UnknownControl } from './UnknownControl.tsx'
import { useInvalidInput } from './use-invalid-input.ts'
import { WidthSwitch } from './WidthSwitch.tsx'

export interface FieldRowProps {
  row: Row
  /** Path of the record that contains the row's props; empty at the top level. */
  path: string
  /** Prefix of element ids. */
  idPrefix: string
  /** One value per spec of the row, in the same order. */
  values: readonly unknown[]
  /** Defaults in the same order; missing if there is no default to reset to. */
  defaults?: readonly unknown[]
  /** `part` names the changed width in a field with one value per width. */
  onChange: (name: string, value: unknown, part?: OneWidth) => void
  /** Names of props whose values differ between the selected blocks. */
  mixed?: ReadonlySet<string>
  /** Set by a form. A panel validates without it. */
  errors?: ErrorTree
  width: Width
  onWidthChange: (width: Width) => void
  disabled?: boolean
  services: ControlServices
}

/** The schema of a single width in a field with one value per width. */
const ofOneWidth = (schema: z.ZodType) => {
  const union = bare(schema)
  return union instanceof z.ZodUnion ? (union.options[0] as z.ZodType) : schema
}

const PLAIN: Frame = { layout: 'stacked' }

/** A form shows labels above controls. A panel puts short controls next to their labels, unless buttons need that space. */
const layoutOf = ({ layout }: Frame, live: boolean, crowded: boolean) =>
  layout === 'inline' && (!live || crowded) ? 'stacked' : layout

/** The control of a field and its frame; undefined if the app has no control with the name in the metadata. */
function controlOf(meta: ControlMeta, { controls }: ControlServices) {
  const found = Object.hasOwn(controls, meta.control) ? controls[meta.control] : undefined
  if (!found) return undefined
  const { Control, frame = PLAIN } = 'Control' in found ? found : { Control: found }
  return { Control, frame: typeof frame === 'function' ? frame(meta) : frame }
}

/** The note after the label of a field. */
function noteOf(meta: ControlMeta, frame: Frame, differs: boolean, { live, messages }: ControlServices): string | undefined {
  if (differs) return messages.mixed
  return !live && meta.optional && frame.layout !== 'switch' ? messages.optional : undefined
}

/** One row of a panel or form: label, control, error, and reset button. */
export const FieldRow = memo(function FieldRow(props: FieldRowProps) {
  const { row, path, idPrefix, values, defaults, onChange, errors, width, onWidthChange, services } = props
  const { mixed } = props
  const spec = row.widths?.[width] ?? row.specs[0]
  const at = `${path && `${path}.`}${spec?.name ?? ''}`
  const invalid = useInvalidInput(services, at, spec)
  const grounds = use(TextBackgroundsContext)
  const isReadOnly = useReadOnly() !== undefined
  const disabled = props.disabled === true || isReadOnly
  if (!spec) return null
  const { meta, schema } = spec
  const index = row.specs.indexOf(spec)
  const stored = values[index]
  const kept = invalid.find(spec, stored, width)
  const differs = mixed?.has(spec.name) === true && !kept
  const shown = kept ? kept.value : differs ? undefined : meta.perWidth ? valueAt(stored, width) : stored
  const tree = kept?.error ?? errors
  const found = controlOf(meta, services)
  if (!found) return <UnknownControl spec={spec} services={services} />
  const { Control, frame } = found

  const change = (typed: unknown) => {
    const next = fitted(meta.perWidth ? ofOneWidth(schema) : schema, typed)
    const whole = meta.perWidth ? withValueAt(stored, width, next) : next
    const error = services.live ? problemTree(schema, whole, services.messages) : undefined
    invalid.keep(error && { value: next, over: stored, spec, width, error })
    if (!error) onChange(spec.name, whole, meta.perWidth ? { width, value: next } : undefined)
  }
  const set = (value: unknown, part?: OneWidth) => {
    invalid.keep(undefined)
    onChange(spec.name, value, part)
  }

  const own = row.widths !== undefined || meta.perWidth === true
  const initial = defaults?.[index]
  const changed =
    kept !== undefined || (defaults !== undefined && initial !== undefined && (differs || !sameJson(stored, initial)))
  const label = row.widths ? row.label : meta.label
  const against = grounds[at]
  const id = `${idPrefix}-${(path ? `${path}.${row.key}` : row.key).replaceAll('.', '-')}`
  const nested = tree?.children !== undefined && !tree.message && frame.group === true
  const message = nested ? undefined : firstMessage(tree)
  return (
    <Field
      id={id}
      label={label}
      note={noteOf(meta, frame, differs, services)}
      help={meta.help}
      error={message}
      hint={
        !message && against && typeof shown === 'string' ? (
          <ContrastHint value={shown} against={against} label={label} onFix={change} disabled={disabled} services={services} />
        ) : undefined
      }
      layout={layoutOf(frame, services.live, own)}
      group={frame.group}
      className={classNames('ui-row', `ui-row--${meta.control}`, tree && 'ui-row--wrong')}
      actions={
        (changed || own) && (
          <FieldActions
            label={label}
            onReset={changed && !isReadOnly ? () => set(kept && initial === undefined ? stored : initial) : undefined}
            hasWidths={own}
            isPerWidth={meta.perWidth === true}
            stored={stored}
            onClear={() => set(withoutValueAt(stored, width), { width })}
            width={width}
            onWidthChange={onWidthChange}
            services={services}
          />
        )
      }
    >
      {(ids) => (
        <Control
          {...ids}
          path={at}
          value={shown}
          mixed={differs}
          onChange={change}
          schema={meta.perWidth ? ofOneWidth(schema) : schema}
          meta={meta as ControlProps['meta']}
          disabled={disabled}
          errors={tree}
          width={width}
          onWidthChange={onWidthChange}
          against={against}
          services={services}
        />
      )}
    </Field>
  )
}, sameRow)

interface FieldActionsProps extends Pick<FieldRowProps, 'width' | 'onWidthChange' | 'services'> {
  label: string
  /** Missing if there is nothing to reset. */
  onReset: (() => void) | undefined
  /** Whether values can differ by width. */
  hasWidths: boolean
  /** Whether the field stores one value per width. Otherwise the row has one field per width. */
  isPerWidth: boolean
  stored: unknown
  /** Removes the value of the current width. */
  onClear: () => void
}

/** The button that resets a field, and the switch between widths, which marks those that have their own value. */
function FieldActions({
  label,
  onReset,
  hasWidths,
  isPerWidth,
  stored,
  onClear,
  width,
  onWidthChange,
  services,
}: FieldActionsProps) {
  const { messages } = services
  return (
    <>
      {onReset && <ResetDot label={messages.reset(label)} onReset={onReset} />}
      {hasWidths && (
        <WidthSwitch
          label={label}
          width={width}
          onChange={onWidthChange}
          messages={messages}
          marked={isPerWidth ? (one) => one !== 'desktop' && isOwnAt(stored, one) : undefined}
          onClear={isPerWidth && width !== 'desktop' && isOwnAt(stored, width) ? onClear : undefined}
        />
      )}
    </>
  )
}

/** Renders a row again only when its values change: arrays of values are compared item by item. */
function sameRow(a: FieldRowProps, b: FieldRowProps) {
  const { values: aValues, defaults: aDefaults, ...aRest } = a
  const { values: bValues, defaults: bDefaults, ...bRest } = b
  const same = (one: readonly unknown[] = [], other: readonly unknown[] = []) =>
    one.length === other.length && one.every((value, i) => Object.is(value, other[i]))
  return (
    same(aValues, bValues) &&
    same(aDefaults, bDefaults) &&
    (Object.keys({ ...aRest, ...bRest }) as (keyof typeof aRest)[]).every((key) => Object.is(aRest[key], bRest[key]))
  )
}
