import type { CSSProperties } from 'react'
import { messages } from '../messages.ts'
import { nameOfPalette, PALETTES, type Palette } from './palettes.ts'
import type { ThemePartProps } from './theme-part.ts'

/** Predefined palettes. */
export function PaletteChoice({ theme, onChange }: ThemePartProps) {
  const chosen = nameOfPalette(theme.palette)
  return (
    <div className="bfs-palettes">
      {Object.entries(PALETTES).map(([name, palette]) => (
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
