import type { Builder } from '../store/builder-store.ts'

/** Something that an owner can do. Toolbar, context menu, shortcuts, their sheet and the command palette all read these. */
export interface Command {
  /** Also its key in the dictionary. */
  id: string
  title: string
  /** What it does to what is selected now, where that is one of two: "Hide" rather than "Hide or show". */
  titleNow?: (builder: Builder) => string
  /** Where the shortcuts sheet and the command palette list it. */
  group: 'Edit' | 'Arrange' | 'Select' | 'View'
  /** Such as `Mod+D` or `Alt+ArrowUp`; Mod is Ctrl, and ⌘ on a Mac. Further ones do the same. */
  shortcuts?: readonly string[]
  /** The shortcut is the browser's own (copy, cut, paste), which hands over the clipboard without asking; keys leave it alone. */
  native?: boolean
  /** Whether it can be done now. */
  enabled: (builder: Builder) => boolean
  run: (builder: Builder) => void | Promise<void>
}

/** Input of a command in addition to the blocks that it would change. */
export const titleNow = (command: Command, builder: Builder): string => command.titleNow?.(builder) ?? command.title
