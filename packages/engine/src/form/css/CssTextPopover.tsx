import { Popover, Textarea } from '@blockfront/ui'
import { ChevronDown } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import type { ControlProps } from '../control.ts'

export interface CssTextPopoverProps
  extends Pick<
    ControlProps,
    'id' | 'value' | 'mixed' | 'onChange' | 'meta' | 'disabled' | 'invalid' | 'describedBy' | 'services'
  > {
  /** The value in a word or two. */
  summary: string
  preview: CSSProperties
  /** The editor of what the text's parts are; nothing where it has none that are known. */
  children?: ReactNode
}

/** A value of CSS text behind a button that shows it: its parts where they can be read, and the text itself. */
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
