import { classNames, Field, useReadOnly } from '@blockfront/ui'
import { memo, use, useState } from 'react'
import { z } from 'zod'
import { sameJson } from '../../document/json.ts'
import { bare, type Width } from '../../field/meta.ts'
import { ContrastHint } from '../color/ContrastHint.tsx'
import type { ControlProps, ControlServices, Frame, Unfinished } from '../control.ts'
import { TextBackgroundsContext } from '../text-backgrounds.ts'
import { type ErrorTree, firstMessage, problemTree } from '../validation/problem.ts'
import { type FieldSpec, fitted, type Row } from './field-spec.ts'
import { isOwnAt, type OneWidth, valueAt, withoutValueAt, withValueAt } from './per-width.ts'
import { ResetDot } from './ResetDot.tsx'
import { UnknownControl } from './UnknownControl.tsx'
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
  /** Set by a form. A panel validates by itself. */
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

/** Typed text that is invalid. It stays in its control while the last valid value stays stored. */
interface InvalidInput extends Unfinished {
  spec: FieldSpec
}

/** Invalid text that was in a field when its panel closed. */
function restoredInput(services: ControlServices, at: string, spec: FieldSpec | undefined): InvalidInput | undefined {
  const left = spec && services.unfinished?.get(at)
  return left && { ...left, spec }
}

/** One row of a panel or form: label, control, error, and reset button. */
export const FieldRow = memo(function FieldRow(props: FieldRowProps) {
  const { row, path, idPrefix, values, defaults, onChange, errors, width, onWidthChange, services } = props
  const { mixed } = props
  const spec = row.widths?.[width] ?? row.specs[0]
  const at = `${path && `${path}.`}${spec?.name ?? ''}`
  const [draft, showDraft] = useState(() => restoredInput(services, at, spec))
  const grounds = use(TextBackgroundsContext)
  const isReadOnly = useReadOnly() !== undefined
  const disabled = props.disabled === true || isReadOnly
  if (!spec) return null
  const { meta, schema } = spec
  const index = row.specs.indexOf(spec)
  const stored = values[index]
  const kept = draft && draft.spec === spec && draft.width === width && Object.is(draft.over, stored) ? draft : undefined
  const differs = mixed?.has(spec.name) === true && !kept
  const shown = kept ? kept.value : differs ? undefined : meta.perWidth ? valueAt(stored, width) : stored
  const tree = kept?.error ?? errors
  const found = Object.hasOwn(services.controls, meta.control) ? services.controls[meta.control] : undefined
  const kind = found && !('Control' in found) ? { Control: found, frame: PLAIN } : found
  if (!kind) return <UnknownControl spec={spec} services={services} />
  const { Control } = kind
  const frame = typeof kind.frame === 'function' ? kind.frame(meta) : (kind.frame ?? PLAIN)

  const setDraft = (next: InvalidInput | undefined) => {
    showDraft(next)
    services.unfinished?.set(at, next)
  }
  const change = (typed: unknown) => {
    const next = fitted(meta.perWidth ? ofOneWidth(schema) : schema, typed)
    const whole = meta.perWidth ? withValueAt(stored, width, next) : next
    const error = services.live ? problemTree(schema, whole, services.messages) : undefined
    setDraft(error && { value: next, over: stored, spec, width, error })
    if (!error) onChange(spec.name, whole, meta.perWidth ? { width, value: next } : undefined)
  }
  const set = (value: unknown, part?: OneWidth) => {
    setDraft(undefined)
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
      note={
        differs
          ? services.messages.mixed
          : !services.live && meta.optional && frame.layout !== 'switch'
            ? services.messages.optional
            : undefined
      }
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
          <>
            {changed && !isReadOnly && (
              <ResetDot
                label={services.messages.reset(label)}
                onReset={() => set(kept && initial === undefined ? stored : initial)}
              />
            )}
            {own && (
              <FieldWidth
                label={label}
                width={width}
                onWidthChange={onWidthChange}
                stored={stored}
                isPerWidth={meta.perWidth === true}
                onClear={() => set(withoutValueAt(stored, width), { width })}
                services={services}
              />
            )}
          </>
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

interface FieldWidthProps extends Pick<FieldRowProps, 'width' | 'onWidthChange' | 'services'> {
  label: string
  stored: unknown
  /** Whether the field stores one value per width. Otherwise the row has one field per width. */
  isPerWidth: boolean
  /** Removes the value of the current width. */
  onClear: () => void
}

/** The switch between the widths of a row. It marks the widths that have their own value. */
const FieldWidth = ({ label, width, onWidthChange, stored, isPerWidth, onClear, services }: FieldWidthProps) => (
  <WidthSwitch
    label={label}
    width={width}
    onChange={onWidthChange}
    messages={services.messages}
    marked={isPerWidth ? (one) => one !== 'desktop' && isOwnAt(stored, one) : undefined}
    onClear={isPerWidth && width !== 'desktop' && isOwnAt(stored, width) ? onClear : undefined}
  />
)

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
