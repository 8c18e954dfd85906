import { contrastRatio, parseColor } from '@blockfront/engine/form'
import { Notice } from '@blockfront/ui'
import type { CSSProperties } from 'react'
import { useFontLibrary } from '../../font-library.ts'
import { Card } from '../parts/Card.tsx'
import { useStore } from '../store.ts'
import { messages } from './messages.ts'
import type { TrackingValues } from './tracking-form.ts'

const { standard } = messages

/** Smallest contrast of text (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 4.5

/** The consent banner with the typed words and colors, as the online store shows it. */
export function BannerPreview({ values }: { values: Partial<TrackingValues> }) {
  useFontLibrary()
  const { theme } = useStore()
  const background = values.background || theme.palette.surface
  const color = values.color || theme.palette.text
  const [text, ground] = [parseColor(color), parseColor(background)]
  const ratio = text && ground ? contrastRatio(text, ground) : undefined
  const style = {
    '--banner-ground': background,
    '--banner-text': color,
    '--banner-radius': `${theme.radius}px`,
    '--banner-border': theme.palette.border,
    fontFamily: theme.fonts.body,
  } as CSSProperties
  return (
    <Card title={messages.preview} about={messages.previewAbout}>
      {ratio !== undefined && ratio < LEAST_CONTRAST && (
        <Notice tone="warning">
          <p>{messages.lowContrast((Math.floor(ratio * 10) / 10).toFixed(1))}</p>
        </Notice>
      )}
      <div className="banner-preview" style={style} inert>
        <div>
          <p className="banner-preview__title">{values.title || standard.title}</p>
          <p>
            {values.text || standard.text} {values.policyUrl && <u>{standard.policy}</u>}
          </p>
        </div>
        <div className="banner-preview__buttons">
          <span>{values.decline || standard.decline}</span>
          <span>{values.accept || standard.accept}</span>
        </div>
      </div>
    </Card>
  )
}
