import type { AttributeGroup } from '@blockfront/contract'
import type { ControlKind, ControlProps } from '@blockfront/engine/form'
import { Button } from '@blockfront/ui'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import './options.css'
import { messages } from '../messages.ts'
import { OptionGroupEditor } from './OptionGroupEditor.tsx'
import { countOf, MOST, type Options, withGroupName, withGroups } from './option-groups.ts'
import { VariationGrid } from './VariationGrid.tsx'

const optionMessages = messages.options
const MOST_GROUPS = 5

const fresh: AttributeGroup = { name: '', type: 'select', values: [] }

/** A product's options, and below them every combination with its own price, stock and image. */
function Control({ id, value, onChange, errors, disabled, services }: ControlProps) {
  const options = value as Options
  const { attributeGroups: groups, variations } = options
  const [refused, setRefused] = useState<string>()
  const added = useRef(false)
  const setGroups = (next: readonly AttributeGroup[]) => {
    const count = countOf(next)
    setRefused(count > MOST ? optionMessages.tooMany(count) : undefined)
    if (count <= MOST) onChange(withGroups(options, next))
  }
  const add = () => {
    added.current = true
    onChange({ ...options, attributeGroups: [...groups, fresh] })
  }
  return (
    <div className="options">
      {groups.map((group, index) => (
        <OptionGroupEditor
          // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place; its name is what is being typed
          key={index}
          id={`${id}-${index}`}
          group={group}
          taken={groups.flatMap(({ name }, at) => (at === index ? [] : name))}
          errors={errors?.children?.attributeGroups?.children?.[index]}
          disabled={disabled}
          focus={added.current && index === groups.length - 1 && group === fresh}
          onName={(name) => onChange(withGroupName(options, index, name))}
          onChange={(next) => setGroups(groups.map((one, at) => (at === index ? next : one)))}
          onRemove={() => setGroups(groups.filter((_, at) => at !== index))}
        />
      ))}
      {refused && (
        <p className="options__refused" role="alert">
          {refused}
        </p>
      )}
      {groups.length < MOST_GROUPS && (
        <Button className="options__add" icon={<Plus size={14} />} disabled={disabled} onClick={add}>
          {groups.length === 0 ? optionMessages.add : optionMessages.addAnother}
        </Button>
      )}
      {variations.length > 0 && (
        <VariationGrid
          groups={groups}
          variations={variations}
          errors={errors?.children?.variations}
          disabled={disabled}
          pickFile={services.pickFile}
          onChange={(next) => onChange({ ...options, variations: next })}
        />
      )}
    </div>
  )
}

export const optionsControl: ControlKind = { Control, frame: { layout: 'stacked', group: true } }
