import { Slider } from '@blockfront/ui'
import { messages } from '../messages.ts'
import type { ThemePartProps } from './theme-part.ts'

const themeMessages = messages.theme

/** Corner radius and spacing. */
export function ShapeSettings({ theme, onChange }: ThemePartProps) {
  const spacing = themeMessages.percent(Math.round(theme.spacing * 100))
  return (
    <div className="bfs-theme__fields">
      <div className="bfs-slide">
        <span className="ui-field__label">{themeMessages.radius}</span>
        <Slider
          label={themeMessages.radius}
          value={theme.radius}
          max={32}
          valueText={messages.pixels(theme.radius)}
          onChange={(radius) => onChange({ radius }, 'radius')}
        />
        <output className="bfs-slide__value">
          <bdi>{theme.radius} px</bdi>
        </output>
      </div>
      <div className="bfs-slide">
        <span className="ui-field__label">{themeMessages.spacing}</span>
        <Slider
          label={themeMessages.spacing}
          value={Math.round(theme.spacing * 100)}
          min={50}
          max={200}
          step={5}
          valueText={spacing}
          onChange={(percent) => onChange({ spacing: percent / 100 }, 'spacing')}
        />
        <output className="bfs-slide__value">
          <bdi>{spacing}</bdi>
        </output>
      </div>
    </div>
  )
}
