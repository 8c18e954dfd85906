import { type Document, sameJson } from '@blockfront/engine'
import type { StoreTheme } from '@blockfront/engine/render'
import { Button, Dialog, Notice, SegmentedControl, Skeleton } from '@blockfront/ui'
import { useMemo, useState } from 'react'
import type { ThemeDesign } from '../../../adapter.ts'
import { useSession } from '../../../session.ts'
import { useBuilder } from '../../../store/hooks.ts'
import { messages } from '../../messages.ts'
import { firstFamilyName } from '../fonts/font-groups.ts'
import type { ThemePartProps } from '../theme-part.ts'
import { useLoaded } from '../use-loaded.ts'
import { DesignPreview } from './DesignPreview.tsx'
import { type Brightness, brightnessOf, tokensOf } from './design-palette.ts'

const designMessages = messages.theme.designs
const NONE: readonly ThemeDesign[] = []

/** Blocks of the page in a preview. More are below its edge. */
const SHOWN = 3

/** The app's themes, each as the top of the owner's page with the data of the store. Choosing one changes the canvas, not the online store. */
export function DesignDialog({ theme, onChange, onClose }: ThemePartProps & { onClose: () => void }) {
  const { adapter } = useSession()
  const builder = useBuilder()
  const { value: designs, status, retry } = useLoaded(adapter.theme?.designs, NONE)
  const [brightness, setBrightness] = useState<Brightness>(() => brightnessOf(theme.palette))
  // The page as it is when the dialog opens: it cannot change while it is open.
  const document = useMemo(() => topOf(builder.store.getState().document), [builder])
  const { breakpoints } = theme
  const choose = (tokens: StoreTheme) => {
    // A design without these has their defaults.
    onChange({ buttons: undefined, cards: undefined, weights: undefined, ...tokens })
    builder.say(designMessages.chosen(tokens.name))
    onClose()
  }
  return (
    <Dialog
      open
      size="large"
      title={designMessages.title}
      description={designMessages.help}
      onOpenChange={(open) => !open && onClose()}
      footer={<Button onClick={onClose}>{designMessages.close}</Button>}
    >
      <div className="bfs-designs">
        <SegmentedControl
          label={designMessages.brightness}
          value={brightness}
          onChange={setBrightness}
          options={[
            { value: 'light', label: designMessages.light },
            { value: 'dark', label: designMessages.dark },
          ]}
        />
        {status === 'error' && (
          <Notice tone="danger" title={designMessages.failed} alert>
            <Button size="small" onClick={retry}>
              {messages.theme.tryAgain}
            </Button>
          </Notice>
        )}
        <div className="bfs-designs__grid">
          {status === 'loading' && <Skeleton height={180} />}
          {designs.map((design) => {
            const tokens = tokensOf(design, brightness)
            return (
              <div key={design.id} className="bfs-design">
                <DesignPreview document={document} theme={tokens} />
                <button
                  type="button"
                  className="bfs-design__name"
                  aria-pressed={sameJson({ ...tokens, ...(breakpoints && { breakpoints }) }, theme)}
                  onClick={() => choose(tokens)}
                >
                  <span style={{ fontFamily: tokens.fonts.heading }}>{design.name}</span>
                </button>
                <span className="bfs-design__fonts">{fontNames(tokens)}</span>
              </div>
            )
          })}
        </div>
      </div>
    </Dialog>
  )
}

const fontNames = ({ fonts }: StoreTheme) =>
  [...new Set([fonts.heading, fonts.body].map((font) => firstFamilyName(font).replace(/ Variable$/, '')))].join(' · ')

/** The header and the first blocks of a page. */
const topOf = (document: Document): Document => ({ ...document, content: document.content.slice(0, SHOWN) })
