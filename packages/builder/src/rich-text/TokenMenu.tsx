import type { ControlServices } from '@blockfront/engine/form'
import { IconButton, Menu } from '@blockfront/ui'
import type { Editor } from '@tiptap/react'
import { Braces } from 'lucide-react'

interface TokenMenuProps {
  editor: Editor
  services: ControlServices
  disabled: boolean
}

/** Inserts a token that the app replaces where the page is shown. Nothing if there are none for this page. */
export function TokenMenu({ editor, services, disabled }: TokenMenuProps) {
  const { messages, textTokens = [] } = services
  const label = messages.richText.token
  if (textTokens.length === 0) return null
  return (
    <Menu
      label={label}
      trigger={
        <IconButton label={label} size="small" disabled={disabled}>
          <Braces size={14} />
        </IconButton>
      }
      items={textTokens.map((token) => ({
        label: token.label,
        onSelect: () =>
          editor
            .chain()
            .focus()
            .insertContent({ type: 'token', attrs: { value: String(token.value) } })
            .run(),
      }))}
    />
  )
}
