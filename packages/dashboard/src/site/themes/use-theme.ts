import { useCallback, useEffect, useState } from 'react'
import { api } from '../../api.ts'
import type { StarterTheme } from './themes.ts'

const known = new Map<string, Promise<StarterTheme>>()

function load(themeId: string): Promise<StarterTheme> {
  const loading = known.get(themeId) ?? api.call('store.theme', { query: { themeId } })
  known.set(themeId, loading)
  loading.catch(() => known.delete(themeId))
  return loading
}

/** A theme with its pages and products, loaded once. */
export function useTheme(themeId: string): { theme?: StarterTheme; problem?: string; retry: () => void } {
  const [state, setState] = useState<{ theme?: StarterTheme; problem?: string }>({})
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another round.
  useEffect(() => {
    let wanted = true
    load(themeId).then(
      (theme) => wanted && setState({ theme }),
      (error: Error) => wanted && setState({ problem: error.message }),
    )
    return () => {
      wanted = false
    }
  }, [themeId, round])
  return { ...state, retry: useCallback(() => setRound((count) => count + 1), []) }
}
