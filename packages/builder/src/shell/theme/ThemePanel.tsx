import { useSession } from '../../session.ts'
import { useBuilder, useBuilderState } from '../../store/hooks.ts'
import { messages } from '../messages.ts'
import { BreakpointSettings } from './BreakpointSettings.tsx'
import { ThemeDesigns } from './designs/ThemeDesigns.tsx'
import { FontSettings } from './fonts/FontSettings.tsx'
import { PaletteChoice } from './PaletteChoice.tsx'
import { PaletteColors } from './PaletteColors.tsx'
import { ShapeSettings } from './ShapeSettings.tsx'
import { ThemeSaveBar } from './ThemeSaveBar.tsx'
import type { ThemePartProps } from './theme-part.ts'

/** The store's design tokens. A change is visible on the canvas immediately, and to shoppers after it is saved. */
export function ThemePanel() {
  const builder = useBuilder()
  const { adapter } = useSession()
  const theme = useBuilderState((state) => state.theme)
  if (!theme) return null
  const change: ThemePartProps['onChange'] = (part, field) => {
    const now = builder.store.getState().theme
    if (!now) return
    // A theme with the default breakpoints, buttons or cards has none, so that it equals a published one without.
    const next = Object.fromEntries(Object.entries({ ...now, ...part }).filter(([, value]) => value !== undefined))
    builder.setTheme(next as unknown as typeof now, { field })
  }
  const parts = [
    ...(adapter.theme?.designs ? ([[messages.theme.designs.section, ThemeDesigns]] as const) : []),
    [messages.theme.palettes, PaletteChoice],
    [messages.theme.colors, PaletteColors],
    [messages.theme.fonts, FontSettings],
    [messages.theme.shape, ShapeSettings],
    [messages.theme.breakpoints.title, BreakpointSettings],
  ] as const
  return (
    <div className="bfs-theme">
      <p className="bfs-theme__help">{messages.theme.help}</p>
      {parts.map(([title, Part]) => (
        <section key={title} className="bfs-theme__part" aria-label={title}>
          <h3 className="bfs-theme__title">{title}</h3>
          <Part theme={theme} onChange={change} />
        </section>
      ))}
      <ThemeSaveBar />
    </div>
  )
}
