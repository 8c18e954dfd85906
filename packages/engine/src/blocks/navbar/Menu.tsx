import { type PointerEvent, type ReactNode, useRef } from 'react'
import { useBlockServices } from '../../render/block-services.ts'
import { Icon } from '../../render/parts/Icon.tsx'
import { useDismissal } from './use-dismissal.ts'

interface MenuProps {
  /** The link next to the arrow. */
  link: ReactNode
  /** The link's text, for the name of the arrow. */
  label: string
  /** Whether the menu floats over the page. Otherwise it unfolds in its place. */
  floats: boolean
  children: ReactNode
}

/** A link, and a menu that opens with the arrow next to it, without a script too. A floating menu also opens when a mouse points at it. */
export function Menu({ link, label, floats, children }: MenuProps) {
  const { messages } = useBlockServices()
  const details = useRef<HTMLDetailsElement>(null)
  const { close, onBlur } = useDismissal(details, floats)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const opened = useRef(Number.NEGATIVE_INFINITY)
  const point =
    (open: boolean) =>
    ({ pointerType }: PointerEvent) => {
      clearTimeout(timer.current)
      if (!floats || pointerType !== 'mouse') return
      const change = () => {
        if (!details.current || details.current.open === open) return
        details.current.open = open
        opened.current = performance.now()
      }
      timer.current = setTimeout(change, open ? 80 : 250)
    }
  return (
    <li onPointerEnter={point(true)} onPointerLeave={point(false)}>
      {link}
      <details className="bf-navbar__more" ref={details} name={floats ? 'bf-navbar' : undefined} onBlur={onBlur}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it is the button of its details element */}
        <summary
          className="bf-navbar__arrow"
          aria-label={`${messages.menu}: ${label}`}
          // Pointing has just opened the menu; the click that follows must not close it.
          onClick={(event) => event.timeStamp - opened.current < 500 && event.preventDefault()}
        >
          <Icon name="next" />
        </summary>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only handles clicks on the links inside */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click too */}
        <div className="bf-navbar__panel" onClick={({ target }) => floats && (target as Element).closest('a') && close()}>
          <div className="bf-navbar__groups">{children}</div>
        </div>
      </details>
    </li>
  )
}

export const css = `
.bf-navbar__arrow {
  display: grid;
  place-items: center;
  list-style: none;
  cursor: pointer;
}
.bf-navbar__arrow::-webkit-details-marker {
  display: none;
}
.bf-navbar__arrow .bf-icon {
  width: 1rem;
  rotate: 90deg;
  transition: rotate 0.15s;
}
.bf-navbar__more[open] .bf-navbar__arrow .bf-icon {
  rotate: -90deg;
}
.bf-navbar__groups {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9rem, 40%), 1fr));
  gap: 1.5rem;
}
.bf-navbar__panel a:hover {
  color: var(--link-hover);
}
.bf-navbar__panel [aria-current] {
  text-decoration: underline;
  text-underline-offset: 0.25em;
}
@container page (width >= 768px) {
  .bf-navbar__nav .bf-navbar__arrow {
    width: 1.75rem;
    height: 2.75rem;
    margin-inline-end: -0.5rem;
  }
  .bf-navbar__nav .bf-navbar__panel {
    padding-block: 1.75rem 2.5rem;
  }
  .bf-navbar__nav .bf-navbar__groups {
    max-width: var(--content);
    margin-inline: auto;
    gap: 2rem;
    text-align: start;
  }
  /* A few columns fill most of the width, and many fit next to each other. */
  .bf-navbar__nav .bf-navbar__groups:not(:has(> :nth-child(6))) {
    grid-template-columns: repeat(auto-fill, minmax(max(9rem, 17%), 1fr));
  }
}
`
