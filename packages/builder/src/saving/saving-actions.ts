import type { PaletteAction } from '../canvas/canvas-context.ts'
import { shortcutText } from '../keyboard/keys.ts'
import { messages } from './messages.ts'
import type { Saver } from './saver/saver.ts'

export const SAVE_KEYS = 'Mod+S'

/** The entries of saving and publishing in the command palette. */
export const savingActions = (saver: Saver): PaletteAction[] => [
  {
    id: 'saveNow',
    title: messages.menu.saveNow,
    group: messages.menu.publish,
    keys: shortcutText(SAVE_KEYS),
    run: saver.saveNow,
  },
  ...publishingActions(saver).map(({ id, title }) => ({
    id,
    title,
    group: messages.menu.publish,
    run: () => saver.open(id),
  })),
]

/** The publishing actions that the app's adapter supports. */
const publishingActions = ({ session: { adapter } }: Saver) => [
  ...(adapter.publish ? [{ id: 'publish' as const, title: messages.menu.now }] : []),
  ...(adapter.publish && adapter.schedule ? [{ id: 'schedule' as const, title: messages.menu.schedule }] : []),
  ...(adapter.previews ? [{ id: 'share' as const, title: messages.menu.share }] : []),
  ...(adapter.versions ? [{ id: 'versions' as const, title: messages.menu.versions }] : []),
]
