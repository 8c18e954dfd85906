import type { Builder } from '../store/builder-store.ts'

/**
 * An action of the owner. The toolbar, the context menu, shortcuts, the shortcuts sheet and the command palette are generated
 * from commands.
 */
export interface Command {
  /** Also its key in `commands`. */
  id: string
  title: string
  /** The specific title for the current selection if there are two: "Hide" instead of "Hide or show". */
  titleNow?: (builder: Builder) => string
  /** Its group in the shortcuts sheet and the command palette. */
  group: 'Edit' | 'Arrange' | 'Select' | 'View'
  /** Shortcuts such as `Mod+D` or `Alt+ArrowUp`; Mod is Ctrl, or ⌘ on a Mac. The first one is shown. */
  shortcuts?: readonly string[]
  /**
   * Whether the shortcut is the browser's own (copy, cut, paste), whose event gives access to the clipboard without a permission.
   * The key handler ignores it.
   */
  native?: boolean
  /** Whether menus have an entry for the command. Default: always. */
  isOffered?: (builder: Builder) => boolean
  /** Whether the command is available. */
  enabled: (builder: Builder) => boolean
  run: (builder: Builder) => void | Promise<void>
}

/** Input of a command in addition to the affected blocks. */
export const titleNow = (command: Command, builder: Builder): string => command.titleNow?.(builder) ?? command.title
