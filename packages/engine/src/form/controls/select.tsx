import { SearchSelect, SegmentedControl, Select } from '@blockfront/ui'
import { AlignCenter, AlignJustify, AlignLeft, AlignRight } from '@blockfront/ui/icons'
import type { ReactNode } from 'react'
import type { ControlMeta, ControlProps, Frame } from '../control.ts'

const icons: Record<string, ReactNode> = {
  left: <AlignLeft size={14} />,
  center: <AlignCenter size={14} />,
  right: <AlignRight size={14} />,
  justify: <AlignJustify size={14} />,
}

/** Number of letters that fit on one line in the narrowest panel. */
const SHORT = 14

/** Two or three short choices, or text alignments, are shown in a row. */
const isSegmented = ({ choices = [], optional }: ControlMeta) => {
  if (choices.length < 2 || optional) return false
  if (choices.every(({ value }) => value in icons)) return true
  return choices.length <= 3 && choices.reduce((sum, { label }) => sum + label.length, 0) <= SHORT
}

/** Number of letters of a choice that fit next to a label in the narrowest panel. */
const INLINE = 15

export const frame = (meta: ControlMeta): Frame => ({
  layout: meta.choices?.some(({ label }) => label.length > INLINE) ? 'stacked' : 'inline',
  group: isSegmented(meta),
})

/** Longer lists have a search field. */
const MANY = 20

/** One of several values. The stored value keeps its type, number or text. */
export function Control({ id, value, mixed, onChange, meta, disabled, invalid, describedBy, services, schema }: ControlProps) {
  const { choices = [] } = meta
  const choose = (text: string) => {
    const choice = choices.find((one) => String(one.value) === text)
    onChange(choice ? choice.value : '')
  }
  if (isSegmented(meta))
    return (
      <SegmentedControl
        id={id}
        label={meta.label}
        wide
        value={String(value)}
        onChange={choose}
        describedBy={describedBy}
        disabled={disabled}
        options={choices.map((choice) => ({
          value: String(choice.value),
          label: choice.label,
          icon: choices.every((one) => one.value in icons) ? icons[choice.value] : undefined,
        }))}
      />
    )
  const known = choices.some((choice) => choice.value === '')
  const isEmpty = value == null || (value === '' && !known)
  const empty = meta.optional && !known && !schema.safeParse('').success ? [{ value: '', label: services.messages.none }] : []
  const shared = {
    id,
    value: isEmpty ? (empty.length > 0 && !mixed ? '' : undefined) : String(value),
    onChange: choose,
    options: [...empty, ...choices.map((choice) => ({ value: String(choice.value), label: choice.label }))],
    placeholder: mixed ? services.messages.mixed : (meta.placeholder ?? services.messages.choose),
    ...{ disabled, invalid, describedBy },
  }
  const { searchChoices, noChoices } = services.messages
  return choices.length > MANY ? (
    <SearchSelect {...shared} searchLabel={searchChoices} emptyText={noChoices} />
  ) : (
    <Select {...shared} />
  )
}
