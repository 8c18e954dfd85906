import { Popover, Textarea } from '@blockfront/ui'
import { ChevronDown } from '@blockfront/ui/icons'
import type { CSSProperties, ReactNode } from 'react'
import type { ControlProps } from '../control.ts'

export interface CssTextPopoverProps
  extends Pick<
    ControlProps,
    'id' | 'value' | 'mixed' | 'onChange' | 'meta' | 'disabled' | 'invalid' | 'describedBy' | 'services'
  > {
  /** A short summary of the value. */
  summary: string
  preview: CSSProperties
  /** Renders the editor for the text's parts; nothing if the text cannot be parsed. */
  children?: ReactNode
}

/** A button that shows a CSS value and opens its editor: its parts if they can be parsed, and the text. */
export function CssTextPopover({
  id,
  value,
  mixed,
  onChange,
  meta,
  disabled,
  invalid,
  describedBy,
  services,
  summary,
  preview,
  children,
}: CssTextPopoverProps) {
  return (
    <Popover
      label={meta.label}
      width={272}
      side="left"
      align="start"
      trigger={
        <button
          type="button"
          id={id}
          className="ui-select"
          disabled={disabled}
          data-invalid={invalid || undefined}
          aria-describedby={describedBy}
        >
          <span className="ui-css__preview" style={preview} />
          <span className="ui-select__text">{mixed ? services.messages.mixed : summary}</span>
          <ChevronDown size={14} aria-hidden />
        </button>
      }
    >
      <div className="ui-css">
        {children}
        <label className="ui-css__raw" htmlFor={`${id}-text`}>
          <span>{services.messages.cssText}</span>
          <Textarea
            id={`${id}-text`}
            rows={2}
            spellCheck={false}
            dir="ltr"
            invalid={invalid}
            value={typeof value === 'string' ? value : ''}
            onChange={(event) => onChange(event.target.value)}
          />
        </label>
      </div>
    </Popover>
  )
}
