import type { Width } from '@blockfront/engine'
import { EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useBuilderState } from '../../store/hooks.ts'
import { messages } from '../messages.ts'
import { useBlockName } from './use-block.ts'

/**
 * A placeholder for a hidden block while the page is edited; `width` if it is hidden at this width. The preview and the online store show
 * nothing.
 */
export function HiddenCard({ id, width }: { id: string; width?: Width }) {
  const preview = useBuilderState((state) => state.preview)
  const name = useBlockName(id)
  if (preview) return null
  return (
    <div className="bfb-card bfb-card--hidden">
      <EyeOff size={16} aria-hidden />
      {width ? messages.hiddenOn[width](name) : messages.hidden(name)}
    </div>
  )
}

/** Shows the placeholder instead of a block while the canvas has one of these widths. The page has a style sheet for it. */
export function HiddenAtWidths({
  id,
  widths,
  children,
}: {
  id: string
  widths: readonly Width[] | undefined
  children: ReactNode
}) {
  // Few blocks differ by width, and only these subscribe to it.
  return widths?.length ? (
    <WidthGate id={id} widths={widths}>
      {children}
    </WidthGate>
  ) : (
    children
  )
}

function WidthGate({ id, widths, children }: { id: string; widths: readonly Width[]; children: ReactNode }) {
  const hiddenAt = useBuilderState(({ width }) => (widths.includes(width) ? width : undefined))
  return hiddenAt ? <HiddenCard id={id} width={hiddenAt} /> : children
}
