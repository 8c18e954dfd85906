import { RICH_TEXT_FORMATS, type RichTextFormat } from '@blockfront/engine'
import type { FormMessages, PageChoice } from '@blockfront/engine/form'
import { PageInput } from '@blockfront/engine/form'
import { completeUrl } from '@blockfront/engine/render'
import { Button, IconButton, Popover, Select } from '@blockfront/ui'
import { type Editor, useEditorState } from '@tiptap/react'
import { Bold, Italic, Link2, List, ListOrdered, Quote, Underline } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'

interface ToolbarProps {
  editor: Editor
  /** The formats of the field. Default: all. */
  formats?: readonly RichTextFormat[] | undefined
  messages: FormMessages['richText']
  allMessages: FormMessages
  pages: readonly PageChoice[]
  disabled: boolean
}

const LEVELS = [2, 3, 4] as const

interface Toggle {
  format: RichTextFormat
  label: string
  keys?: string
  on: boolean
  icon: ReactNode
  act: () => void
}

const stateOf = (editor: Editor) => ({
  style: String(LEVELS.find((level) => editor.isActive('heading', { level })) ?? ''),
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  underline: editor.isActive('underline'),
  bulletList: editor.isActive('bulletList'),
  orderedList: editor.isActive('orderedList'),
  blockquote: editor.isActive('blockquote'),
  link: editor.isActive('link'),
})

/** The buttons of the text editor. Each shows whether its format applies at the cursor. */
export function Toolbar({ editor, formats = RICH_TEXT_FORMATS, messages, allMessages, pages, disabled }: ToolbarProps) {
  const state = useEditorState({ editor, selector: ({ editor: one }) => stateOf(one) })
  const run = () => editor.chain().focus()
  const style = (value: string) => {
    const level = LEVELS.find((one) => String(one) === value)
    if (level) run().setHeading({ level }).run()
    else run().setParagraph().run()
  }
  const toggles: Toggle[] = [
    {
      format: 'bold',
      label: messages.bold,
      keys: 'Ctrl B',
      on: state.bold,
      icon: <Bold size={14} />,
      act: () => run().toggleBold().run(),
    },
    {
      format: 'italic',
      label: messages.italic,
      keys: 'Ctrl I',
      on: state.italic,
      icon: <Italic size={14} />,
      act: () => run().toggleItalic().run(),
    },
    {
      format: 'underline',
      label: messages.underline,
      keys: 'Ctrl U',
      on: state.underline,
      icon: <Underline size={14} />,
      act: () => run().toggleUnderline().run(),
    },
    {
      format: 'bulletList',
      label: messages.bullets,
      on: state.bulletList,
      icon: <List size={14} />,
      act: () => run().toggleBulletList().run(),
    },
    {
      format: 'orderedList',
      label: messages.numbers,
      on: state.orderedList,
      icon: <ListOrdered size={14} />,
      act: () => run().toggleOrderedList().run(),
    },
    {
      format: 'blockquote',
      label: messages.quote,
      on: state.blockquote,
      icon: <Quote size={14} />,
      act: () => run().toggleBlockquote().run(),
    },
  ]
  const shown = toggles.filter(({ format }) => formats.includes(format))
  if (formats.length === 0) return null
  return (
    <div className="ui-rich__bar" role="toolbar" aria-label={messages.bar}>
      {formats.includes('heading') && (
        <Select
          bare
          label={messages.style}
          value={state.style}
          onChange={style}
          disabled={disabled}
          options={[
            { value: '', label: messages.paragraph },
            ...LEVELS.map((level) => ({ value: String(level), label: messages.heading(level) })),
          ]}
        />
      )}
      {shown.map(({ label, keys, on, icon, act }) => (
        <IconButton key={label} label={label} keys={keys} size="small" aria-pressed={on} disabled={disabled} onClick={act}>
          {icon}
        </IconButton>
      ))}
      {formats.includes('link') && (
        <LinkButton editor={editor} active={state.link} messages={allMessages} pages={pages} disabled={disabled} />
      )}
    </div>
  )
}

interface LinkButtonProps {
  editor: Editor
  active: boolean
  messages: FormMessages
  pages: readonly PageChoice[]
  disabled: boolean
}

function LinkButton({ editor, active, messages, pages, disabled }: LinkButtonProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [url, setUrl] = useState('')
  const toggle = (next: boolean) => {
    if (next) setUrl(String(editor.getAttributes('link').href ?? ''))
    setOpen(next)
  }
  const apply = () => {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (url) chain.setLink({ href: completeUrl(url) }).run()
    else chain.unsetLink().run()
    setOpen(false)
  }
  const { richText } = messages
  return (
    <Popover
      label={richText.link}
      open={open}
      onOpenChange={toggle}
      trigger={
        <IconButton label={richText.link} size="small" aria-pressed={active} disabled={disabled}>
          <Link2 size={14} />
        </IconButton>
      }
    >
      <form
        className="ui-css"
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          apply()
        }}
      >
        <label className="ui-hidden" htmlFor={id}>
          {richText.linkAddress}
        </label>
        <PageInput id={id} value={url} onChange={setUrl} pages={pages} words={messages} placeholder="https://" />
        <div className="ui-rich__actions">
          {active && (
            <Button
              size="small"
              variant="ghost"
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetLink().run()
                setOpen(false)
              }}
            >
              {richText.unlink}
            </Button>
          )}
          <Button size="small" variant="primary" type="submit">
            {richText.setLink}
          </Button>
        </div>
      </form>
    </Popover>
  )
}
