import { useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '../../../form/ui/Button.tsx'
import { Notice } from '../../../form/ui/Notice.tsx'
import { useSession } from '../../session.ts'
import { useBuilder } from '../../store/hooks.ts'
import { words } from '../words.ts'
import { useSavedTheme, useThemeIsChanged } from './saved-theme.ts'

const says = words.theme

/** Makes the theme that the canvas shows the store's, or takes it back. */
export function ThemeSaveBar() {
  const { host } = useSession()
  const builder = useBuilder()
  const kept = useSavedTheme()
  const saved = useStore(kept, (state) => state.saved)
  const changed = useThemeIsChanged()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const save = async () => {
    const { theme } = builder.store.getState()
    if (!theme) return
    setBusy(true)
    setProblem(undefined)
    try {
      await host.saveTheme(theme)
      kept.setState({ saved: theme })
      builder.say(says.saved)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }
  if (!changed && !problem) return null
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
