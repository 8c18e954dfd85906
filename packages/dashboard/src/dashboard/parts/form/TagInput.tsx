import { Input, useReadOnly } from '@blockfront/ui'
import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import './form.css'

interface TagInputProps {
  id?: string
  /** Required if no label element refers to `id`. */
  label?: string
  values: readonly string[]
  onAdd: (values: readonly string[]) => void
  onRemove: (value: string) => void
  removeLabel: (value: string) => string
  placeholder?: string
  maxLength?: number
  disabled?: boolean
  invalid?: boolean
  describedBy?: string
  /** Rendered before the text of a tag. */
  markOf?: (value: string) => ReactNode
}

/**
 * A list of short texts as tags: Enter or a comma adds one, Backspace in the empty field moves the last one back into the field.
 */
export function TagInput({ values, onAdd, onRemove, removeLabel, markOf, label, ...input }: TagInputProps) {
  const [text, setText] = useState('')
  const add = (typed: string) => {
    const fresh = typed.split(/[,\n]/).map((part) => part.trim())
    const wanted = [...new Set(fresh)].filter((part) => part && !values.includes(part))
    if (wanted.length > 0) onAdd(wanted)
    setText('')
  }
  const { describedBy, ...rest } = input
  const isReadOnly = useReadOnly() !== undefined
  return (
    <div className="tag-input">
      <Input
        aria-label={label}
        aria-describedby={describedBy}
        autoComplete="off"
        value={text}
        onChange={(event) => (/[,\n]/.test(event.target.value) ? add(event.target.value) : setText(event.target.value))}
        onBlur={() => add(text)}
        onKeyDown={(event) => {
          const last = values.at(-1)
          if (event.key === 'Enter') {
            event.preventDefault()
            add(text)
          } else if (event.key === 'Backspace' && text === '' && !isReadOnly && last !== undefined) onRemove(last)
        }}
        {...rest}
      />
      {values.length > 0 && (
        <ul className="tag-input__tags">
          {values.map((value) => (
            <li key={value} className="tag">
              {markOf?.(value)}
              <span className="tag__text">{value}</span>
              <button
                type="button"
                className="tag__remove"
                aria-label={removeLabel(value)}
                disabled={rest.disabled || isReadOnly}
                onClick={() => onRemove(value)}
              >
                <X size={12} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
