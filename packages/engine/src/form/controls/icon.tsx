import { Input, Popover } from '@blockfront/ui'
import { ChevronDown } from '@blockfront/ui/icons'
import { useState } from 'react'
import { Icon } from '../../render/parts/Icon.tsx'
import type { ControlProps, Frame } from '../control.ts'

export const frame: Frame = { layout: 'inline' }

/** One of the engine's icons, an emoji, or none. */
export function Control({ id, value, onChange, meta, disabled, describedBy, services, invalid }: ControlProps) {
  const { messages } = services
  const [open, setOpen] = useState(false)
  const name = typeof value === 'string' ? value : ''
  const { choices = [] } = meta
  const known = choices.find((choice) => choice.value === name)
  const choose = (next: string) => {
    onChange(next)
    setOpen(false)
  }
  return (
    <Popover
      label={messages.chooseIcon}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button
          type="button"
          id={id}
          className="ui-select"
          disabled={disabled}
          aria-describedby={describedBy}
          data-invalid={invalid || undefined}
        >
          {name && <Icon className="ui-icon-shown" name={name} />}
          <span className="ui-select__text">{name ? (known?.label ?? '') : messages.none}</span>
          <ChevronDown size={14} aria-hidden />
        </button>
      }
    >
      <fieldset className="ui-icons" aria-label={messages.chooseIcon}>
        <button
          type="button"
          className="ui-icons__one"
          aria-pressed={name === ''}
          aria-label={messages.none}
          onClick={() => choose('')}
        >
          <span className="ui-icons__none" />
        </button>
        {choices.map((choice) => (
          <button
            key={choice.value}
            type="button"
            className="ui-icons__one"
            aria-pressed={choice.value === name}
            aria-label={choice.label}
            title={choice.label}
            onClick={() => choose(String(choice.value))}
          >
            <Icon className="ui-icon-shown" name={String(choice.value)} />
          </button>
        ))}
      </fieldset>
      <Input
        aria-label={messages.ownSymbol}
        placeholder={messages.ownSymbol}
        value={known ? '' : name}
        maxLength={8}
        onChange={(event) => onChange(event.target.value)}
      />
    </Popover>
  )
}
