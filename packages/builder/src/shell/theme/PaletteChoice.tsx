import type { CSSProperties } from 'react'
import { useStore } from 'zustand'
import type { ThemeDesign } from '../../adapter.ts'
import { useSession } from '../../session.ts'
import { messages } from '../messages.ts'
import { brightnessOf } from './designs/design-palette.ts'
import { isSamePalette, PALETTES, type Palette } from './palettes.ts'
import { useSavedTheme } from './saved-theme.ts'
import type { ThemePartProps } from './theme-part.ts'
import { useLoaded } from './use-loaded.ts'

const NONE: readonly ThemeDesign[] = []

/** The palettes of the current theme or the published colors, then the predefined ones. */
export function PaletteChoice({ theme, onChange }: ThemePartProps) {
  const { adapter } = useSession()
  const { value: designs } = useLoaded(adapter.theme?.designs, NONE)
  const published = useStore(useSavedTheme(), ({ saved }) => saved?.palette)
  const known = [...ownPalettes(designs, theme.name), ...Object.entries(PALETTES)]
  // The colors that visitors see, if no other entry has them, such as those of a theme that is not offered.
  const isKnown = !published || known.some(([, palette]) => isSamePalette(palette, published))
  const palettes = isKnown ? known : [[messages.theme.publishedPalette, published] as const, ...known]
  const chosen = palettes.find(([, palette]) => isSamePalette(palette, theme.palette))?.[0]
  return (
    <div className="bfs-palettes">
      {palettes.map(([name, palette]) => (
        <button
          key={name}
          type="button"
          className="bfs-palette"
          aria-pressed={name === chosen}
          aria-label={messages.theme.palette(name)}
          onClick={() => onChange({ palette })}
        >
          <Sample palette={palette} />
          <span className="bfs-palette__name">{name}</span>
        </button>
      ))}
    </div>
  )
}

/** The palettes with which a theme comes: its own, and the light or dark one. */
function ownPalettes(designs: readonly ThemeDesign[], name: string): [name: string, palette: Palette][] {
  const design = designs.find((one) => one.theme.name === name)
  return [design?.theme.palette, design?.alternate].flatMap((palette) =>
    design && palette ? [[messages.theme.ownPalette[brightnessOf(palette)](design.name), palette]] : [],
  )
}

function Sample({ palette }: { palette: Palette }) {
  const style = {
    '--surface': palette.surface,
    '--text': palette.text,
    '--muted': palette.muted,
    '--accent': palette.accent,
    '--on-accent': palette.onAccent,
    '--border': palette.border,
  } as CSSProperties
  return (
    <span className="bfs-palette__sample" style={style} aria-hidden>
      <span className="bfs-palette__letters" />
      <span className="bfs-palette__line" />
      <span className="bfs-palette__dot" />
    </span>
  )
}
