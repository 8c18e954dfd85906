import { Button, Notice } from '@blockfront/ui'
import { useStore } from 'zustand'
import { useBuilder } from '../../store/hooks.ts'
import { messages } from '../messages.ts'
import { useIsThemeChanged, useSavedTheme } from './saved-theme.ts'
import { useSaveTheme } from './use-save-theme.ts'

const themeMessages = messages.theme

/** Makes the theme on the canvas the store's theme, or discards it. */
export function ThemeSaveBar() {
  const builder = useBuilder()
  const { saved, keeping } = useStore(useSavedTheme())
  const changed = useIsThemeChanged()
  const { save, busy, problem } = useSaveTheme()
  if (!changed || !saved) return null
  return (
    <div className="bfs-theme__bar">
      {problem ? (
        <Notice tone="danger" title={themeMessages.failed} alert>
          <p>{problem}</p>
          <p>{themeMessages.kept}</p>
        </Notice>
      ) : (
        <p role="status">{keeping ? themeMessages.keeping[keeping] : themeMessages.unsaved}</p>
      )}
      <div className="bfs-theme__buttons">
        <Button disabled={busy} onClick={() => builder.setTheme(saved, { say: themeMessages.discarded })}>
          {themeMessages.discard}
        </Button>
        <Button variant="primary" busy={busy} onClick={() => void save()}>
          {keeping ? themeMessages.publish : themeMessages.save}
        </Button>
      </div>
    </div>
  )
}
