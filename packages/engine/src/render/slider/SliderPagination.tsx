import { useBlockServices } from '../block-services.ts'

/** Maximum number of dots, so that they fit a phone. With more positions, the dots are a window that moves with the slider. */
const MOST_DOTS = 9

interface SliderPaginationProps {
  /** Default: bullets. */
  type?: 'bullets' | 'fraction' | 'progressbar'
  /** From 0. */
  position: number
  positions: number
  /** Undefined if dots cannot be clicked. */
  onGo?: (position: number) => void
}

/** Shows the slider's position among its slides. */
export function SliderPagination({ type, position, positions, onGo }: SliderPaginationProps) {
  const { messages } = useBlockServices()
  if (type === 'progressbar')
    return (
      <span className="bf-slider__progress" aria-hidden="true">
        <span style={{ width: `${((position + 1) / positions) * 100}%` }} />
      </span>
    )
  if (type === 'fraction')
    return (
      <span className="bf-slider__fraction">
        {position + 1} / {positions}
      </span>
    )
  const shown = Math.min(positions, MOST_DOTS)
  const first = Math.max(0, Math.min(position - (shown >> 1), positions - shown))
  const dots = Array.from({ length: shown }, (_, i) => first + i)
  // A small dot at an edge indicates more positions.
  const more = (i: number) => (i === first && i > 0) || (i === first + shown - 1 && i < positions - 1) || undefined
  return (
    <span className="bf-slider__dots" aria-hidden={!onGo || undefined}>
      {dots.map((i) => {
        const dot = { className: 'bf-slider__dot', 'data-more': more(i), 'aria-current': i === position }
        if (!onGo) return <span key={i} {...dot} />
        return <button key={i} type="button" aria-label={messages.goToSlide({ index: i + 1 })} onClick={() => onGo(i)} {...dot} />
      })}
    </span>
  )
}

export const css = `
.bf-slider__dots {
  display: flex;
}
.bf-slider__dot {
  width: 24px;
  height: 24px;
  display: grid;
  place-items: center;
}
.bf-slider__dot::before {
  content: "";
  width: 8px;
  height: 8px;
  border-radius: 4px;
  background: var(--bar, var(--color-text));
  opacity: 0.3;
  transition:
    width 200ms,
    opacity 200ms;
}
.bf-slider__dot:hover::before {
  opacity: 0.6;
}
.bf-slider__dot[aria-current="true"]::before {
  width: 18px;
  opacity: 1;
}
.bf-slider__dot[data-more]::before {
  width: 4px;
  height: 4px;
}
.bf-slider__fraction {
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
  padding-inline: 8px;
}
.bf-slider__progress {
  flex: 1;
  max-width: 240px;
  height: 4px;
  border-radius: 2px;
  overflow: hidden;
  background: color-mix(in srgb, var(--bar, var(--color-text)), transparent 80%);
}
.bf-slider__progress span {
  display: block;
  height: 100%;
  border-radius: 2px;
  background: var(--bar, var(--color-text));
  transition: width 200ms;
}
`
