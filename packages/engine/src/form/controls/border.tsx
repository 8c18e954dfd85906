import { Select } from '@blockfront/ui'
import type { ControlProps, Frame } from '../control.ts'
import { type Border, formatBorder, LINES, type Line, parseBorder } from '../css/border.ts'
import { ColorPart, LengthPart } from '../css/CssParts.tsx'
import { CssTextPopover } from '../css/CssTextPopover.tsx'

export const frame: Frame = { layout: 'inline' }

const START: Border = { width: '1px', line: 'none', color: '#e0e0e0' }

/** A border: line style, width and color, or CSS text. */
export function Control(props: ControlProps) {
  const { value, mixed, onChange, services } = props
  const { messages } = services
  const text = typeof value === 'string' ? value : ''
  const border = text === '' || text === 'none' ? START : parseBorder(text)
  const set = (change: Partial<Border>) => border && onChange(formatBorder({ ...border, ...change }))
  const drawn = border !== undefined && border.line !== 'none'
  const summary = drawn
    ? `${border.width} ${(messages.lines[border.line] ?? border.line).toLowerCase()}`
    : border
      ? messages.none
      : messages.custom
  return (
    <CssTextPopover {...props} summary={summary} preview={{ border: text || undefined }}>
      {border && (
        <div className="ui-css__parts">
          <div className="ui-css__part">
            <span aria-hidden>{messages.line}</span>
            <Select
              label={messages.line}
              value={mixed ? undefined : border.line}
              placeholder={messages.mixed}
              onChange={(line) => set({ line: line as Line })}
              options={LINES.map((line) => ({ value: line, label: messages.lines[line] ?? line }))}
            />
          </div>
          {drawn && (
            <>
              <LengthPart
                label={messages.thickness}
                value={border.width}
                onChange={(width) => set({ width })}
                services={services}
                min={0}
              />
              <ColorPart label={messages.color} value={border.color} onChange={(color) => set({ color })} services={services} />
            </>
          )}
        </div>
      )}
    </CssTextPopover>
  )
}
