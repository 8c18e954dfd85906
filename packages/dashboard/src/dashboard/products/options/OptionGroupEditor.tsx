import type { AttributeGroup } from '@blockfront/contract'
import type { ErrorTree } from '@blockfront/engine/form'
import { colorFromName } from '@blockfront/engine/product-choice'
import { Field, IconButton, SelectField, TextField } from '@blockfront/ui'
import { Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { TagInput } from '../../parts/form/TagInput.tsx'
import { messages } from '../messages.ts'

const optionMessages = messages.options
const types = (['select', 'buttons', 'color'] as const).map((value) => ({ value, label: optionMessages.types[value] }))

interface OptionGroupEditorProps {
  id: string
  group: AttributeGroup
  /** Names of the other groups. */
  taken: readonly string[]
  errors: ErrorTree | undefined
  disabled: boolean
  /** Focuses the name of a new group. */
  focus: boolean
  onName: (name: string) => void
  onChange: (group: AttributeGroup) => void
  onRemove: () => void
}

/** One option: its name, its display style and its values. */
export function OptionGroupEditor({ id, group, errors, disabled, onChange, onRemove, ...rest }: OptionGroupEditorProps) {
  const { name, type, values } = group
  return (
    <div className="option-group">
      <NameField id={id} name={name} error={errors?.children?.name?.message} disabled={disabled} {...rest} />
      <SelectField
        id={`${id}-type`}
        label={optionMessages.type}
        value={type}
        options={types}
        disabled={disabled}
        onChange={(next) => onChange({ ...group, type: next as AttributeGroup['type'] })}
      />
      <span className="option-group__remove">
        <IconButton label={optionMessages.remove(name || optionMessages.unnamed)} disabled={disabled} onClick={onRemove}>
          <Trash2 size={14} />
        </IconButton>
      </span>
      <Field
        id={`${id}-values`}
        className="option-group__values"
        label={optionMessages.values}
        help={type === 'color' ? optionMessages.colorsHelp : optionMessages.valuesHelp}
        error={errors?.children?.values?.message}
      >
        {(ids) => (
          <TagInput
            {...ids}
            values={values}
            disabled={disabled}
            maxLength={120}
            removeLabel={optionMessages.removeValue}
            markOf={type === 'color' ? (value) => <Swatch value={value} /> : undefined}
            onAdd={(added) => onChange({ ...group, values: [...values, ...added] })}
            onRemove={(value) => onChange({ ...group, values: values.filter((one) => one !== value) })}
          />
        )}
      </Field>
    </div>
  )
}

const Swatch = ({ value }: { value: string }) => (
  <span className="swatch" style={{ backgroundColor: colorFromName(value) }} aria-hidden />
)

type NameFieldProps = Pick<OptionGroupEditorProps, 'id' | 'taken' | 'disabled' | 'focus' | 'onName'> & {
  name: string
  error: string | undefined
}

/** A valid name is applied while typing. An invalid one stays in the field with an error. */
function NameField({ id, name, taken, error, disabled, focus, onName }: NameFieldProps) {
  const [draft, setDraft] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focus) input.current?.focus()
  }, [focus])
  const typed = draft?.trim()
  const clash = typed !== undefined && taken.includes(typed)
  const problem =
    (clash ? optionMessages.nameTaken(typed) : undefined) ?? (typed === '' ? optionMessages.nameNeeded : undefined) ?? error
  const change = (text: string) => {
    setDraft(text)
    const next = text.trim()
    if (next && !taken.includes(next)) onName(next)
  }
  return (
    <TextField
      id={`${id}-name`}
      label={optionMessages.name}
      error={problem}
      ref={input}
      value={draft ?? name}
      placeholder={optionMessages.namePlaceholder}
      maxLength={60}
      autoComplete="off"
      disabled={disabled}
      onChange={(event) => change(event.target.value)}
      onBlur={() => !clash && setDraft(undefined)}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  )
}
