import { Button } from '@blockfront/ui'
import { Palette } from 'lucide-react'
import { togglePanel, useLayoutStore } from '../layout.ts'
import { words } from '../words.ts'
import { useThemeIsChanged } from './saved-theme.ts'

/** Says that the theme is not saved, next to the page's own status, and opens the panel that saves it. */
export function ThemeStatus() {
  const layout = useLayoutStore()
  const changed = useThemeIsChanged()
  if (!changed) return null
  return (
    <Button
      size="small"
      className="bfs-theme-status"
      icon={<Palette size={14} />}
      title={words.theme.unsaved}
      onClick={() => togglePanel(layout, 'theme', true)}
    >
      {words.theme.notSaved}
    </Button>
  )
}
