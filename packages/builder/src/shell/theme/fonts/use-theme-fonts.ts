import { useMemo } from 'react'
import type { ThemeFont } from '../../../adapter.ts'
import { useSession } from '../../../session.ts'
import { type Loaded, useLoaded } from '../use-loaded.ts'
import { type FontGroup, groupFonts } from './font-groups.ts'

export interface ThemeFonts extends Pick<Loaded<unknown>, 'status' | 'retry'> {
  groups: readonly FontGroup[]
}

const NONE: readonly ThemeFont[] = []

/** The fonts that a theme can use: installed ones immediately, and those of the app after they are loaded. */
export function useThemeFonts(): ThemeFonts {
  const { adapter } = useSession()
  const { value, status, retry } = useLoaded(adapter.theme?.fonts, NONE)
  const groups = useMemo(() => groupFonts(value), [value])
  return { groups, status, retry }
}
