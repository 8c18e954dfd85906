import { Select, Slider } from '@blockfront/ui'
import { useId } from 'react'
import { messages } from '../messages.ts'
import type { ThemePartProps } from './theme-part.ts'

const themeMessages = messages.theme

/** Font weights that a theme offers for headings and names, and for text. */
const WEIGHTS = [400, 500, 600, 700, 800]
const TEXT_WEIGHTS = [300, 400, 500]
const DEFAULT_WEIGHTS = { heading: 700, name: 600, text: 400 }

/** Corner radius, spacing, buttons, cards and weights. */
export function ShapeSettings({ theme, onChange }: ThemePartProps) {
  const id = useId()
  const { buttons = 'theme', heroButtons = 'white', cards = 'small' } = theme
  const weights = { ...DEFAULT_WEIGHTS, ...theme.weights }
  const choice = (
    name: string,
    label: string,
    value: string,
    options: Readonly<Record<string, string>>,
    set: (value: string) => void,
  ) => (
    <div className="bfs-effects__row">
      <label htmlFor={`${id}-${name}`} className="ui-field__label">
        {label}
      </label>
      <Select
        id={`${id}-${name}`}
        value={value}
        onChange={set}
        options={Object.entries(options).map(([one, text]) => ({ value: one, label: text }))}
      />
    </div>
  )
  const weight = (name: 'heading' | 'name' | 'text', offered = WEIGHTS) =>
    choice(
      name,
      themeMessages.weights[name],
      String(weights[name]),
      Object.fromEntries(offered.map((one) => [one, themeMessages.weightNames[one] ?? String(one)])),
      (value) => onChange({ weights: { ...weights, [name]: Number(value) } }),
    )
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
      {choice('buttons', themeMessages.buttons.label, buttons, themeMessages.buttons.choices, (value) =>
        onChange({ buttons: value === 'pill' ? 'pill' : undefined }),
      )}
      {choice('hero-buttons', themeMessages.heroButtons.label, heroButtons, themeMessages.heroButtons.choices, (value) =>
        onChange({ heroButtons: value === 'accent' ? 'accent' : undefined }),
      )}
      {choice('cards', themeMessages.cards.label, cards, themeMessages.cards.choices, (value) =>
        onChange({ cards: value === 'small' ? undefined : (value as 'flat') }),
      )}
      {weight('heading')}
      {weight('name')}
      {weight('text', TEXT_WEIGHTS)}
    </div>
  )
}
