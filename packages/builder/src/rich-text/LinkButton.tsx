import type { ControlServices } from '@blockfront/engine/form'
import { LinkInput } from '@blockfront/engine/form'
import { completeUrl } from '@blockfront/engine/render'
import { Button, IconButton, Popover } from '@blockfront/ui'
import type { Editor } from '@tiptap/react'
import { Link2 } from 'lucide-react'
import { useId, useState } from 'react'

interface LinkButtonProps {
  editor: Editor
  /** Whether the cursor is in a link. */
  active: boolean
  services: ControlServices
  disabled: boolean
}

/** Sets, changes or removes the link of the selected text. */
export function LinkButton({ editor, active, services: { messages, links }, disabled }: LinkButtonProps) {
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
        <LinkInput id={id} value={url} onChange={setUrl} links={links} messages={messages} placeholder="https://" />
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
