import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ThemeFont } from '../../../adapter.ts'
import { useSession } from '../../../session.ts'
import { type FontGroup, groupFonts } from './font-groups.ts'

export interface ThemeFonts {
  groups: readonly FontGroup[]
  status: 'loading' | 'ready' | 'error'
  retry: () => void
}

const NONE: readonly ThemeFont[] = []

/** The fonts that a theme can use: installed ones immediately, and those of the app after they are loaded. */
export function useThemeFonts(): ThemeFonts {
  const { adapter } = useSession()
  const load = adapter.theme?.fonts
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<{ fonts: readonly ThemeFont[]; status: ThemeFonts['status'] }>({
    fonts: NONE,
    status: load ? 'loading' : 'ready',
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    if (!load) return
    let current = true
    setState({ fonts: NONE, status: 'loading' })
    load().then(
      (fonts) => current && setState({ fonts, status: 'ready' }),
      () => current && setState({ fonts: NONE, status: 'error' }),
    )
    return () => {
      current = false
    }
  }, [load, attempt])
  const retry = useCallback(() => setAttempt((n) => n + 1), [])
  const groups = useMemo(() => groupFonts(state.fonts), [state.fonts])
  return { groups, status: state.status, retry }
}
