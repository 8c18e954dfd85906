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
  { id: 'publish', title: messages.menu.now, group: messages.menu.publish, run: () => saver.open('publish') },
  { id: 'schedule', title: messages.menu.schedule, group: messages.menu.publish, run: () => saver.open('schedule') },
  { id: 'versions', title: messages.menu.versions, group: messages.menu.publish, run: () => saver.open('versions') },
]
