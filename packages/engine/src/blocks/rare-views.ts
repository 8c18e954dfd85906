import type { View } from '../render/BlockOutlet.tsx'
import { type Breakpoints, withBreakpoints } from '../render/styles/breakpoints.ts'

// The build replaces `{rare}` with the block types whose definition says so. A separate file, so that pages without them do not load the table.
const views = import.meta.glob<View>('./{rare}.tsx', { import: 'View' })
const sheets = import.meta.glob<string>('./{rare}.tsx', { import: 'css' })

/** Returns the view of a rare block type and adds its style sheet with these breakpoints to the document; undefined for an unknown type. */
export async function rareView(type: string, breakpoints?: Breakpoints): Promise<View | undefined> {
  const path = `./${type}.tsx`
  const [view, css] = await Promise.all([views[path]?.(), sheets[path]?.()])
  if (css !== undefined && !document.querySelector(`style[data-block=${type}]`)) {
    const sheet = document.createElement('style')
    sheet.dataset.block = type
    sheet.textContent = `@layer blocks{${withBreakpoints(css, breakpoints)}}`
    document.head.append(sheet)
  }
  return view
}
