import { Button } from '@blockfront/ui'
import { Palette } from 'lucide-react'
import { useStore } from 'zustand'
import { messages } from '../messages.ts'
import { togglePanel, useLayoutStore } from '../workspace-layout.ts'
import { useIsThemeChanged, useSavedTheme } from './saved-theme.ts'

/** Shows next to the page's status that visitors do not see the theme, and opens the panel that publishes it. */
export function ThemeStatus() {
  const layout = useLayoutStore()
  const changed = useIsThemeChanged()
  const keepsDraft = useStore(useSavedTheme(), ({ keeping }) => keeping !== undefined)
  if (!changed) return null
  return (
    <Button
      size="small"
      className="bfs-theme-status"
      icon={<Palette size={14} />}
      title={messages.theme.unsaved}
      onClick={() => togglePanel(layout, 'theme', true)}
    >
      {keepsDraft ? messages.theme.notPublished : messages.theme.notSaved}
    </Button>
  )
}
