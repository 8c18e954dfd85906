import { useState } from 'react'
import { useSession } from '../../session.ts'
import { useBuilder } from '../../store/hooks.ts'
import { messages } from '../messages.ts'
import { useSavedTheme } from './saved-theme.ts'

/** Saves the theme on the canvas as the store's theme. `save` resolves to whether that succeeded. */
export function useSaveTheme(): { save: () => Promise<boolean>; busy: boolean; problem: string | undefined } {
  const { adapter } = useSession()
  const builder = useBuilder()
  const kept = useSavedTheme()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const save = async () => {
    const { theme } = builder.store.getState()
    if (!theme || !adapter.theme) return true
    setBusy(true)
    setProblem(undefined)
    try {
      await adapter.theme.save(theme)
      kept.setState({ saved: theme })
      builder.say(kept.getState().keeping ? messages.theme.published : messages.theme.saved)
      return true
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { save, busy, problem }
}
