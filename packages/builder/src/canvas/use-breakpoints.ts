import { ownBreakpoints } from '@blockfront/engine'
import type { Breakpoints } from '@blockfront/engine/render'
import { useMemo } from 'react'
import { useBuilderState } from '../store/hooks.ts'
import { useCanvas } from './canvas-context.ts'

/** Returns the breakpoints of the theme on the canvas, or without a theme, those of the services; undefined for the default ones. */
export function useBreakpoints(): Breakpoints | undefined {
  const { services } = useCanvas()
  const theme = useBuilderState((state) => state.theme)
  const stored = theme?.breakpoints
  const own = useMemo(() => ownBreakpoints(stored), [stored])
  return theme ? own : services.breakpoints
}
