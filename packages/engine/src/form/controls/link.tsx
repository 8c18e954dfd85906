import { Switch } from '@blockfront/ui'
import { z } from 'zod'
import { isRecord } from '../../document/json.ts'
import { bare } from '../../field/meta.ts'
import type { ControlProps, Frame } from '../control.ts'
import { FieldRow } from '../rows/FieldRow.tsx'
import { fieldSpec, objectOf } from '../rows/field-spec.ts'
import { useLatest } from '../use-latest.ts'

export const frame: Frame = { layout: 'stacked', group: true }

/** The schema of a link: an object, or the object option of a union. */
const shapeOf = (schema: z.ZodType): z.ZodObject | undefined => {
  const inner = bare(schema)
  if (!(inner instanceof z.ZodUnion)) return objectOf(inner)
  return inner.options.map((option) => objectOf(option as z.ZodType)).find((option) => option !== undefined)
}

const isExternal = (url: string) => /^[a-z]+:/i.test(url)

/**
 * A link: its label, its URL, and whether it opens in a new tab. Editing an old link that is only a label converts it to an
 * object.
 */
export function Control({ id, path, value, onChange, schema, errors, disabled, width, onWidthChange, services }: ControlProps) {
  const shape = shapeOf(schema)
  const start = shape?.safeParse(typeof value === 'string' ? { label: value } : {})
  const link: Record<string, unknown> = isRecord(value) ? value : { ...start?.data }
  const change = useLatest((name: string, next: unknown) => {
    const derived = name === 'url' ? { type: isExternal(String(next)) ? 'external' : 'internal' } : {}
    onChange({ ...link, [name]: next, ...derived })
  })
  const row = (name: 'label' | 'url', label: string) => {
    const field = shape?.shape[name] as z.ZodType | undefined
    if (!field) return null
    const spec = fieldSpec(name, field, { label })
    return (
      <FieldRow
        row={{ key: name, label, specs: [spec] }}
        path={path}
        idPrefix={id}
        values={[link[name]]}
        onChange={change}
        errors={errors?.children?.[name]}
        width={width}
        onWidthChange={onWidthChange}
        disabled={disabled}
        services={services}
      />
    )
  }
  return (
    <div className="ui-link">
      {row('label', services.messages.linkLabel)}
      {row('url', services.messages.linkUrl)}
      <label className="ui-link__tab" htmlFor={`${id}-tab`}>
        {services.messages.newTab}
        <Switch
          id={`${id}-tab`}
          checked={link.target === '_blank'}
          onChange={(blank) => change('target', blank ? '_blank' : '_self')}
          disabled={disabled}
        />
      </label>
    </div>
  )
}
