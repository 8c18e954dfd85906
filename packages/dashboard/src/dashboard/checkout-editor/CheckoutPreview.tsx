import { useIsSaved } from '@blockfront/builder'
import type { CheckoutSettings } from '@blockfront/contract'
import { DEFAULT_BREAKPOINTS } from '@blockfront/engine'
import { Button, EmptyState, SegmentedControl, Skeleton } from '@blockfront/ui'
import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { useState } from 'react'
import { WorksReadOnly } from '../../billing/PlanScope.tsx'
import { Link } from '../../router.ts'
import { Loaded } from '../Loaded.tsx'
import { LeaveGuard } from '../parts/form/LeaveGuard.tsx'
import { useStore } from '../store.ts'
import { CheckoutFrame, type PreviewPage } from './CheckoutFrame.tsx'
import { messages } from './messages.ts'
import { type SampleLine, useSampleLines } from './use-sample-lines.ts'

/** Returns the widths of the preview in pixels. The frame shows the published store, so its breakpoints apply. */
function useWidths() {
  const { tablet, desktop } = useStore().theme.breakpoints ?? DEFAULT_BREAKPOINTS
  return { mobile: 360, tablet, desktop: Math.max(1280, desktop) }
}

type Width = keyof ReturnType<typeof useWidths>
const widthIcons = { mobile: Smartphone, tablet: Tablet, desktop: Monitor }

/** Height of the preview in pixels. */
const HEIGHT = 680

/** The live preview: the checkout or the thank-you page at three widths. */
export function CheckoutPreview({ settings }: { settings: CheckoutSettings }) {
  const [page, setPage] = useState<PreviewPage>('checkout')
  const [width, setWidth] = useState<Width>(() => (matchMedia('(width < 900px)').matches ? 'mobile' : 'desktop'))
  const isSaved = useIsSaved()
  const samples = useSampleLines()
  const widths = useWidths()
  return (
    <section className="checkout-preview" aria-label={messages.preview}>
      {!isSaved && <LeaveGuard />}
      <WorksReadOnly>
        <div className="checkout-preview__bar">
          <SegmentedControl
            label={messages.page}
            value={page}
            onChange={setPage}
            options={(['checkout', 'thankYou'] as const).map((value) => ({ value, label: messages.pages[value] }))}
          />
          <SegmentedControl
            label={messages.width}
            value={width}
            onChange={setWidth}
            options={(Object.keys(widths) as Width[]).map((value) => {
              const Icon = widthIcons[value]
              return { value, label: messages.widths[value], icon: <Icon size={16} /> }
            })}
          />
        </div>
      </WorksReadOnly>
      <Loaded query={samples} skeleton={<Skeleton height={HEIGHT} />}>
        {(lines) =>
          lines.length === 0 && page === 'checkout' ? (
            <EmptyState
              title={messages.noProducts}
              action={
                <Button asChild>
                  <Link to="/dashboard/addproduct">{messages.addProduct}</Link>
                </Button>
              }
            >
              {messages.noProductsHelp}
            </EmptyState>
          ) : (
            <CheckoutFrame settings={settings} page={page} lines={lines} width={widths[width]} height={HEIGHT} />
          )
        }
      </Loaded>
    </section>
  )
}

const NO_LINES: readonly SampleLine[] = []

/** A small, static preview of a published version. */
export function VersionPreview(settings: CheckoutSettings) {
  const { data: lines = NO_LINES } = useSampleLines()
  return <CheckoutFrame settings={settings} page="checkout" lines={lines} width={useWidths().desktop} height={1800} />
}
