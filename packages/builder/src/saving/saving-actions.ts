import type { SceneAction } from '../canvas/scene.ts'
import { shortcutText } from '../keyboard/keys.ts'
import type { Saver } from './saver.ts'
import { words } from './words.ts'

export const SAVE_KEYS = 'Mod+S'

/** What saving and publishing add to the command palette. */
export const savingActions = (saver: Saver): SceneAction[] => [
  { id: 'saveNow', title: words.menu.saveNow, group: words.menu.publish, keys: shortcutText(SAVE_KEYS), run: saver.saveNow },
  { id: 'publish', title: words.menu.now, group: words.menu.publish, run: () => saver.open('publish') },
  { id: 'schedule', title: words.menu.schedule, group: words.menu.publish, run: () => saver.open('schedule') },
  { id: 'versions', title: words.menu.versions, group: words.menu.publish, run: () => saver.open('versions') },
]
