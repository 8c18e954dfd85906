import { useEffect, useState } from 'react'
import type { LinkChoice, LinkFinder } from '../control.ts'

/** Milliseconds after the last key until a typed URL is looked up. */
const PAUSE = 300

/** What a URL of the store opens. Undefined while that is not known, and for other URLs. */
export function useLink(finder: LinkFinder | undefined, url: string): LinkChoice | undefined {
  const [found, setFound] = useState<{ url: string; link: LinkChoice | undefined }>()
  const isKnown = found?.url === url
  useEffect(() => {
    if (!finder || isKnown || !/^\/(?!\/)/.test(url)) return
    const controller = new AbortController()
    const { signal } = controller
    const look = () =>
      finder.get(url, signal).then(
        (link) => signal.aborted || setFound({ url, link }),
        () => {},
      )
    const timer = setTimeout(look, PAUSE)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [finder, url, isKnown])
  return isKnown ? found.link : undefined
}
