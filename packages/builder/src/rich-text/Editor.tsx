import type { ControlProps } from '@blockfront/engine/form'
import { useLatest } from '@blockfront/engine/form'
import { classNames, useNonce } from '@blockfront/ui'
import { EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { extensionsFor, forEditor, fromEditor, fromPaste } from './extensions.ts'
import { Toolbar } from './Toolbar.tsx'

/** The editor's HTML for an empty text. */
const EMPTY = '<p></p>'

/**
 * An editor for formatted text with the elements that views render: paragraphs, headings 2 to 4, lists, quotes, links, images, alignment,
 * bold, italic, underline and colors.
 */
export function Editor({ id, value, onChange, meta, disabled, invalid, describedBy, against, services }: ControlProps) {
  const html = typeof value === 'string' ? value : ''
  const written = useRef(html)
  const write = useLatest((next: string) => {
    written.current = next === EMPTY ? '' : next
    onChange(written.current)
  })
  const frame = useRef<HTMLDivElement>(null)
  const [tokens] = useState(services.textTokens)
  const nonce = useNonce()
  const editor = useEditor({
    ...(nonce !== undefined && { injectNonce: nonce }),
    extensions: extensionsFor(meta.formats, tokens),
    content: forEditor(html, tokens),
    editable: !disabled,
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      transformPastedHTML: fromPaste,
      // Tab indents lists, so Escape leaves the editor by keyboard. Elsewhere in the text Tab moves the focus as usual.
      handleDOMEvents: {
        keydown: (_, event) => {
          if (event.key !== 'Escape' || event.isComposing) return false
          frame.current?.focus()
          return true
        },
      },
      attributes: {
        id,
        class: 'ui-rich__text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': meta.label,
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      },
    },
    onUpdate: ({ editor: one }) => write(fromEditor(one)),
  })
  // Undo and redo of the page change the value from outside. The editor's own changes must not reset its selection.
  useEffect(() => {
    if (!editor || html === written.current) return
    written.current = html
    editor.commands.setContent(forEditor(html, tokens), { emitUpdate: false })
  }, [editor, html, tokens])
  useEffect(() => {
    editor?.setEditable(!disabled, false)
  }, [editor, disabled])
  const empty = useEditorState({ editor, selector: ({ editor: one }) => one?.isEmpty ?? true })
  return (
    <div
      ref={frame}
      tabIndex={-1}
      className={classNames('ui-rich', empty && 'ui-rich--empty')}
      data-invalid={invalid || undefined}
    >
      {editor && <Toolbar editor={editor} formats={meta.formats} services={services} against={against} disabled={disabled} />}
      <EditorContent editor={editor} />
    </div>
  )
}
