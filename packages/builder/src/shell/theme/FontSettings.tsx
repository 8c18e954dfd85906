import { Field, Select } from '@blockfront/ui'
import { useId } from 'react'
import { messages } from '../messages.ts'
import { FONTS } from './fonts.ts'
import type { ThemePartProps } from './theme-part.ts'

const ROLES = ['heading', 'body'] as const

/** The fonts of headings and of text, with a sample of both together. */
export function FontSettings({ theme, onChange }: ThemePartProps) {
  const id = useId()
  const { fonts } = theme
  return (
    <div className="bfs-theme__fields">
      <div className="bfs-fonts" aria-hidden>
        <span className="bfs-fonts__heading" style={{ fontFamily: fonts.heading }}>
          {messages.theme.sampleHeading}
        </span>
        <span style={{ fontFamily: fonts.body }}>{messages.theme.sampleText}</span>
      </div>
      {ROLES.map((role) => (
        <Field key={role} id={`${id}-${role}`} label={messages.theme[role]} layout="inline">
          {({ id: field }) => (
            <Select
              id={field}
              value={fonts[role]}
              onChange={(value) => onChange({ fonts: { ...fonts, [role]: value } })}
              options={optionsFor(fonts[role])}
            />
          )}
        </Field>
      ))}
    </div>
  )
}

/** The offered fonts, and the theme's own font. */
const optionsFor = (own: string) => {
  const known = Object.entries(FONTS).map(([label, value]) => ({ value, label }))
  return known.some(({ value }) => value === own) ? known : [{ value: own, label: own.split(',')[0] ?? own }, ...known]
}
