import { RICH_TEXT_FORMATS, type RichTextFormat } from '@blockfront/engine'
import type { ControlProps, ControlServices } from '@blockfront/engine/form'
import { IconButton, Menu, Select } from '@blockfront/ui'
import { type Editor, useEditorState } from '@tiptap/react'
import { AlignCenter, AlignLeft, AlignRight, Bold, Italic, List, ListOrdered, Quote, Underline } from 'lucide-react'
import type { ReactNode } from 'react'
import { ColorButton } from './ColorButton.tsx'
import { ImageButton } from './ImageButton.tsx'
import { LinkButton } from './LinkButton.tsx'
import { TokenMenu } from './TokenMenu.tsx'

interface ToolbarProps {
  editor: Editor
  /** The formats of the field. Default: all. */
  formats?: readonly RichTextFormat[] | undefined
  services: ControlServices
  against?: ControlProps['against']
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

const ALIGNMENTS = ['start', 'center', 'end'] as const
const ALIGN_ICONS = { start: AlignLeft, center: AlignCenter, end: AlignRight }

const stateOf = (editor: Editor) => ({
  style: String(LEVELS.find((level) => editor.isActive('heading', { level })) ?? ''),
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  underline: editor.isActive('underline'),
  bulletList: editor.isActive('bulletList'),
  orderedList: editor.isActive('orderedList'),
  blockquote: editor.isActive('blockquote'),
  link: editor.isActive('link'),
  align: ALIGNMENTS.find((textAlign) => editor.isActive({ textAlign })),
  color: String(editor.getAttributes('textColor').color ?? ''),
  image: editor.isActive('keptImage') ? String(editor.getAttributes('keptImage').html) : undefined,
})

/** The buttons of the text editor. Each shows whether its format applies at the cursor. */
export function Toolbar({ editor, formats = RICH_TEXT_FORMATS, services, against, disabled }: ToolbarProps) {
  const messages = services.messages.richText
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
      {formats.includes('align') && <AlignMenu editor={editor} align={state.align} messages={messages} disabled={disabled} />}
      {formats.includes('color') && (
        <ColorButton editor={editor} color={state.color} services={services} against={against} disabled={disabled} />
      )}
      {formats.includes('link') && <LinkButton editor={editor} active={state.link} services={services} disabled={disabled} />}
      <TokenMenu editor={editor} services={services} disabled={disabled} />
      {formats.includes('image') && <ImageButton editor={editor} html={state.image} services={services} disabled={disabled} />}
    </div>
  )
}

interface AlignMenuProps extends Pick<ToolbarProps, 'editor' | 'disabled'> {
  /** The alignment at the cursor; undefined for the default. */
  align: (typeof ALIGNMENTS)[number] | undefined
  messages: ControlServices['messages']['richText']
}

/** The alignment of paragraphs and headings. Choosing the current one restores the default. */
function AlignMenu({ editor, align, messages, disabled }: AlignMenuProps) {
  const change = (textAlign: string | null) =>
    editor.chain().focus().updateAttributes('paragraph', { textAlign }).updateAttributes('heading', { textAlign }).run()
  const CurrentIcon = ALIGN_ICONS[align ?? 'start']
  return (
    <Menu
      label={messages.align}
      trigger={
        <IconButton label={messages.align} size="small" disabled={disabled}>
          <CurrentIcon size={14} className="ui-rich__align" />
        </IconButton>
      }
      items={ALIGNMENTS.map((textAlign) => {
        const Icon = ALIGN_ICONS[textAlign]
        return {
          label: messages.alignments[textAlign],
          icon: <Icon size={14} className="ui-rich__align" />,
          checked: align === textAlign,
          onSelect: () => change(align === textAlign ? null : textAlign),
        }
      })}
    />
  )
}
