import { useSession } from '../../session.ts'
import { useBuilder, useBuilderState } from '../../store/hooks.ts'
import { messages } from '../messages.ts'
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
    if (now) builder.setTheme({ ...now, ...part }, { field })
  }
  const parts = [
    ...(adapter.theme?.designs ? ([[messages.theme.designs.section, ThemeDesigns]] as const) : []),
    [messages.theme.palettes, PaletteChoice],
    [messages.theme.colors, PaletteColors],
    [messages.theme.fonts, FontSettings],
    [messages.theme.shape, ShapeSettings],
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
