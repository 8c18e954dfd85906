import type { Command } from '../command.ts'
import { messages } from '../messages.ts'

/** The parts of the window that F6 moves between, in reading order. */
const REGIONS = ['.bfs-bar', '.bfs-rail', '.bfs-panel[data-side="start"]', '.bfb-surface', '.bfs-panel[data-side="end"]'] as const

const FOCUSABLE =
  ':is(button, input, select, textarea, a[href], [tabindex]):not([tabindex="-1"], :disabled, [aria-disabled="true"])'

/** Focuses the next or previous part of the window: the part itself if it takes the focus, else its first control. */
function focusRegion(by: 1 | -1): void {
  const root = document.activeElement?.closest('.bfs-window') ?? document.querySelector('.bfs-window')
  const regions = REGIONS.flatMap((selector) => [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])])
  const now = regions.findIndex((region) => region.contains(document.activeElement))
  for (const step of regions.keys()) {
    const from = now < 0 && by < 0 ? 0 : now
    const region = regions[(from + by * (step + 1) + regions.length * 2) % regions.length]
    const target = region?.matches(FOCUSABLE) ? region : region?.querySelector<HTMLElement>(FOCUSABLE)
    target?.focus()
    if (target && target === document.activeElement) return
  }
}

const region = (id: string, title: string, shortcut: string, by: 1 | -1): Command => ({
  id,
  title,
  group: 'View',
  shortcuts: [shortcut],
  enabled: () => true,
  run: () => focusRegion(by),
})

export const nextRegion: Command = /* @__PURE__ */ region('nextRegion', messages.titles.nextRegion, 'F6', 1)
export const previousRegion: Command = /* @__PURE__ */ region('previousRegion', messages.titles.previousRegion, 'Shift+F6', -1)
