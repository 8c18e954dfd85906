import { plainColorPattern } from '@blockfront/engine'
import { ColorField, messages as formMessages } from '@blockfront/engine/form'
import { PALETTE_PROPERTIES, type PaletteRole } from '@blockfront/engine/render'
import { Button, Field } from '@blockfront/ui'
import { useId, useState } from 'react'
import { useBuilder } from '../../store/hooks.ts'
import { messages } from '../messages.ts'
import { contrastProblem } from './contrast.ts'
import type { ThemePartProps } from './theme-part.ts'

const ROLES = Object.keys(PALETTE_PROPERTIES) as PaletteRole[]
const themeMessages = messages.theme

/** One color per role, with a warning for low contrast. */
export function PaletteColors({ theme, onChange }: ThemePartProps) {
  return (
    <div className="bfs-theme__fields">
      {ROLES.map((role) => (
        <RoleColor key={role} role={role} theme={theme} onChange={onChange} />
      ))}
    </div>
  )
}

/** A theme's colors are literal: none refers to another token. */
const fits = (color: string) => color.length <= LONGEST && plainColorPattern().test(color)

/** The API's maximum length of a theme color. */
const LONGEST = 64

function RoleColor({ role, theme, onChange }: ThemePartProps & { role: PaletteRole }) {
  const builder = useBuilder()
  const id = useId()
  const [typed, setTyped] = useState<{ text: string; over: string }>()
  const { palette } = theme
  const label = themeMessages.roles[role]
  const weak = contrastProblem(palette, role)
  const draft = typed?.over === palette[role] ? typed.text : undefined
  const change = (color: string) => {
    const fine = fits(color)
    setTyped(fine ? undefined : { text: color, over: palette[role] })
    if (fine) onChange({ palette: { ...palette, [role]: color } }, `palette.${role}`)
  }
  const fix = (colors: Partial<typeof palette>) => {
    onChange({ palette: { ...palette, ...colors } })
    builder.say(themeMessages.fixed(label))
  }
  return (
    <Field
      id={id}
      label={label}
      layout="inline"
      error={draft === undefined ? undefined : themeMessages.notColor}
      hint={
        draft === undefined &&
        weak && (
          <span className="ui-contrast">
            <span>{themeMessages.contrast(weak.ratio.toFixed(1), themeMessages.roles[weak.on])}</span>
            {weak.fix && (
              <Button size="small" aria-label={themeMessages.fixFor(label)} onClick={() => weak.fix && fix(weak.fix)}>
                {themeMessages.fix}
              </Button>
            )}
          </span>
        )
      }
    >
      {({ id: field, describedBy, invalid }) => (
        <ColorField
          id={field}
          label={label}
          value={draft ?? palette[role]}
          onChange={change}
          colors={NO_COLORS}
          messages={formMessages}
          invalid={invalid}
          describedBy={describedBy}
        />
      )}
    </Field>
  )
}

const NO_COLORS: readonly never[] = []
