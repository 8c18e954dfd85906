import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import type { Block, Props } from '../block.ts'
import * as field from '../field/index.ts'
import { FRAME_SCRIPT_HASH, frameDocument, heightOf } from '../render/html-frame.ts'
import { vars } from '../render/styles/css.ts'

const props = () =>
  z.object({
    html: field
      .textarea('HTML', {
        help: 'With styles in <style>. Scripts do not run. For content of another website, use the block “Embed”.',
      })
      .default('<p style="text-align: center">Replace this text with your HTML.</p>'),
    title: field.text('Title', { help: 'Describes the content for screen readers.' }).max(200).default('Additional content'),
    minHeight: field
      .responsive(field.unitNumber('Minimum height', { group: 'Layout', units: ['px', 'rem'], max: 900 }))
      .default('80px'),
    maxWidth: field
      .responsive(field.unitNumber('Maximum width', { group: 'Layout', units: ['px', 'rem', '%'], max: 1280 }))
      .default('100%'),
    ...field.inside('1.5rem 0'),
    color: field.color('Text color').default(field.themeColor.text),
    ...field.ground('background', 'transparent'),
  })

/** HTML and styles of the owner in a separate frame, which is as high as its content. Nothing in it can reach the page. */
export function View({ html, title, minHeight, maxWidth, padding, color, background }: Props<typeof props>) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [page, setPage] = useState<string>()
  const [height, setHeight] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text color changes with the prop
  useEffect(() => {
    if (box.current) setPage(frameDocument(html, getComputedStyle(box.current)))
  }, [html, color])
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow) setHeight((before) => heightOf(data) ?? before)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])
  return (
    <div className="bf-customHtml" style={vars({ 'min-height': minHeight, 'max-width': maxWidth, padding, color, background })}>
      <div className="bf-inner">
        <div ref={box} className="bf-customHtml__frame">
          {page !== undefined && html && (
            <iframe
              ref={frame}
              srcDoc={page}
              title={title}
              sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
              style={{ height }}
            />
          )}
        </div>
      </div>
    </div>
  )
}

export const css = `
.bf-customHtml {
  padding: var(--padding);
  background: var(--background);
}
.bf-customHtml__frame {
  max-width: var(--max-width);
  min-height: var(--min-height);
  margin-inline: auto;
  color: var(--color);
  > iframe {
    width: 100%;
    min-height: inherit;
    border: 0;
    color-scheme: normal;
  }
}
`

export default {
  type: 'customHtml',
  title: 'Custom HTML',
  description: 'Your own HTML and styles in a separate frame. Scripts do not run.',
  icon: 'M8.5 7L3.5 12l5 5M15.5 7l5 5l-5 5',
  keywords: ['html', 'code', 'css', 'table'],
  contentType: 'normal',
  version: 1,
  loading: 'rare',
  policy: { scripts: [FRAME_SCRIPT_HASH] },
  props,
  View,
  css,
} satisfies Block<typeof props>
