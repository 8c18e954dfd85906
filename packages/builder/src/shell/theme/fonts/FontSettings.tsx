import { Field } from '@blockfront/ui'
import { useId } from 'react'
import { messages } from '../../messages.ts'
import type { ThemePartProps } from '../theme-part.ts'
import { FontPicker } from './FontPicker.tsx'
import { OwnFonts } from './OwnFonts.tsx'
import { useThemeFonts } from './use-theme-fonts.ts'

const ROLES = ['heading', 'body'] as const

/** The fonts of headings and of text, with a sample of both together. */
export function FontSettings({ theme, onChange }: ThemePartProps) {
  const id = useId()
  const available = useThemeFonts()
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
            <FontPicker
              id={field}
              label={messages.theme[role]}
              value={fonts[role]}
              available={available}
              onChange={(value) => onChange({ fonts: { ...fonts, [role]: value } }, `fonts.${role}`)}
            />
          )}
        </Field>
      ))}
      <OwnFonts available={available} />
    </div>
  )
}
