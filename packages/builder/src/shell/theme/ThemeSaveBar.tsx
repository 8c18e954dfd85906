import { Button, Notice } from '@blockfront/ui'
import { useStore } from 'zustand'
import { useBuilder } from '../../store/hooks.ts'
import { messages } from '../messages.ts'
import { useIsThemeChanged, useSavedTheme } from './saved-theme.ts'
import { useSaveTheme } from './use-save-theme.ts'

const says = messages.theme

/** Saves the theme on the canvas as the store's theme, or discards it. */
export function ThemeSaveBar() {
  const builder = useBuilder()
  const saved = useStore(useSavedTheme(), (state) => state.saved)
  const changed = useIsThemeChanged()
  const { save, busy, problem } = useSaveTheme()
  if (!changed || !saved) return null
  return (
    <div className="bfs-theme__bar">
      {problem ? (
        <Notice tone="danger" title={says.failed} alert>
          <p>{problem}</p>
          <p>{says.kept}</p>
        </Notice>
      ) : (
        <p>{says.unsaved}</p>
      )}
      <div className="bfs-theme__buttons">
        <Button disabled={busy} onClick={() => builder.setTheme(saved, { say: says.discarded })}>
          {says.discard}
        </Button>
        <Button variant="primary" busy={busy} onClick={() => void save()}>
          {says.save}
        </Button>
      </div>
    </div>
  )
}
