import { type ReactNode, useEffect, useState } from 'react'
import { useBlockServices } from '../block-services.ts'

interface ClickToLoadProps {
  /** An absolute https URL of another site. */
  src: string
  /** A description of the frame for screen readers. */
  title: string
  button: string
  /** Says that another site is contacted. The hostname follows it. */
  notice: string
  /** Shown above the button. */
  children?: ReactNode
}

/** Returns the hostname of a URL without `www.`; empty for an invalid URL. */
const siteOf = (url: string) => (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '')

/**
 * Content of another site in a sandboxed frame. Nothing is requested from that site before a click. The frame cannot navigate the page or
 * start downloads.
 */
export function ClickToLoad({ src, title, button, notice, children }: ClickToLoadProps) {
  const { autoplay = true } = useBlockServices()
  const [loaded, setLoaded] = useState<string>()
  useEffect(() => {
    if (!autoplay) setLoaded(undefined)
  }, [autoplay])
  if (loaded === src)
    return (
      <iframe
        // The frame receives the focus, because the clicked button is removed.
        ref={(frame) => frame?.focus()}
        className="bf-frame"
        src={src}
        title={title}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
        allow="fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  return (
    <div className="bf-frame bf-frame--closed">
      {children}
      <button type="button" className="bf-frame__button" onClick={() => setLoaded(src)}>
        {button}
      </button>
      <p className="bf-frame__notice">{[notice, siteOf(src)].filter(Boolean).join(' ')}</p>
    </div>
  )
}

export const css = `
.bf-frame {
  width: 100%;
  height: 100%;
  border: 0;
}
.bf-frame--closed {
  display: grid;
  grid-template-columns: minmax(0, 32rem);
  place-content: center;
  justify-items: center;
  gap: 0.75rem;
  padding: 1.5rem;
  text-align: center;
}
.bf-frame .bf-frame__button {
  max-width: 100%;
  min-height: 2.75rem;
  padding: 0.6em 1.5em;
  border-radius: var(--radius);
  font-weight: 600;
  overflow-wrap: anywhere;
  color: var(--color-on-accent);
  background: var(--color-accent);
}
.bf-frame__notice {
  max-width: 100%;
  font-size: 0.8125rem;
}
`
