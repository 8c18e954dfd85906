import { themeProperties } from '@blockfront/engine/render'
import { type CSSProperties, useMemo } from 'react'
import { useBuilderState } from '../store/hooks.ts'
import { useCanvas } from './canvas-context.ts'

/** Returns the theme for pages and thumbnails: the one that is being edited, otherwise that of the canvas options. */
export function useThemeProperties(): CSSProperties | undefined {
  const { theme: fixed } = useCanvas()
  const theme = useBuilderState((state) => state.theme)
  return useMemo(() => (theme ? (themeProperties(theme) as CSSProperties) : fixed), [theme, fixed])
}
