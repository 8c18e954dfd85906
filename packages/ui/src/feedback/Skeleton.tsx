import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'

/** A gray bar with the shape of the loading content. */
export function Skeleton({
  width = '100%',
  height,
  radius,
}: {
  width?: CSSProperties['width']
  height?: CSSProperties['height']
  radius?: CSSProperties['borderRadius']
}) {
  return <span className="ui-skeleton" style={{ width, height, borderRadius: radius }} aria-hidden />
}

/** Renders its children only after a delay in milliseconds (150 by default), so that fast responses cause no flicker. */
export function Delayed({ wait = 150, children }: { wait?: number; children: ReactNode }) {
  const [due, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setDue, wait, true)
    return () => clearTimeout(timer)
  }, [wait])
  return due ? children : null
}
