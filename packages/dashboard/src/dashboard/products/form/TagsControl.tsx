import type { ControlKind, ControlProps } from '@blockfront/engine/form'
import { TagInput } from '../../parts/form/TagInput.tsx'
import { messages } from '../messages.ts'

const formMessages = messages.form

function Control({ id, value, onChange, disabled, invalid, describedBy }: ControlProps) {
  const tags = Array.isArray(value) ? (value as string[]) : []
  return (
    <TagInput
      values={tags}
      onAdd={(added) => onChange([...tags, ...added])}
      onRemove={(tag) => onChange(tags.filter((one) => one !== tag))}
      removeLabel={formMessages.removeTag}
      placeholder={formMessages.addTag}
      maxLength={60}
      {...{ id, disabled, invalid, describedBy }}
    />
  )
}

export const tagsControl: ControlKind = { Control, frame: { layout: 'stacked' } }
