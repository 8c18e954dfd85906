import { themeProperties } from '@blockfront/engine/render'
import { type CSSProperties, useMemo } from 'react'
import { useBuilderState } from '../store/hooks.ts'
import { useCanvas } from './canvas-context.ts'

/** The theme that pages and thumbnails are drawn with: the one that is being changed, else the scene's. */
export function useThemeProperties(): CSSProperties | undefined {
  const { theme: fixed } = useCanvas()
  const theme = useBuilderState((state) => state.theme)
  return useMemo(() => (theme ? (themeProperties(theme) as CSSProperties) : fixed), [theme, fixed])
}
