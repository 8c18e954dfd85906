import { Button } from '@blockfront/ui'
import { Palette } from 'lucide-react'
import { messages } from '../messages.ts'
import { togglePanel, useLayoutStore } from '../workspace-layout.ts'
import { useIsThemeChanged } from './saved-theme.ts'

/** Shows next to the page's status that the theme is not saved, and opens the panel that saves it. */
export function ThemeStatus() {
  const layout = useLayoutStore()
  const changed = useIsThemeChanged()
  if (!changed) return null
  return (
    <Button
      size="small"
      className="bfs-theme-status"
      icon={<Palette size={14} />}
      title={messages.theme.unsaved}
      onClick={() => togglePanel(layout, 'theme', true)}
    >
      {messages.theme.notSaved}
    </Button>
  )
}
