import type { Command } from '../commands/command.ts'

/** Whether the platform is a Mac. */
export const onMac = (): boolean => typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform)

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Whether a key event matches a shortcut such as `Mod+Shift+Z`. Mod is ⌘ on a Mac and Ctrl elsewhere. */
export function isShortcut(shortcut: string, press: Pressed, mac = onMac()): boolean {
  const parts = shortcut.split('+')
  const key = parts.at(-1) ?? ''
  const wants = (name: string) => parts.slice(0, -1).includes(name)
  const mod = mac ? press.metaKey : press.ctrlKey
  const other = mac ? press.ctrlKey : press.metaKey
  if (other || mod !== wants('Mod') || press.altKey !== wants('Alt')) return false
  // The key for a character such as ? depends on the keyboard layout: Shift is compared only for letters and named keys.
  const sign = /^[^a-z0-9]$/i.test(key)
  if (!sign && press.shiftKey !== wants('Shift')) return false
  return press.key.toLowerCase() === key.toLowerCase() || press.code === `Key${key.toUpperCase()}` || press.code === `Digit${key}`
}

const MAC: Readonly<Record<string, string>> = { Mod: '⌘', Alt: '⌥', Shift: '⇧' }
const NAMES: Readonly<Record<string, string>> = {
  Mod: 'Ctrl',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Delete: 'Del',
  Escape: 'Esc',
}

/** A shortcut as text: `Ctrl+Shift+Z`, or `⌘⇧Z` on a Mac. */
export function shortcutText(shortcut: string, mac = onMac()): string {
  const parts = shortcut.split('+').map((part) => (mac ? MAC[part] : undefined) ?? NAMES[part] ?? part)
  return parts.join(mac ? '' : '+')
}

/** A command's first shortcut as text. */
export const keysOf = ({ shortcuts }: Command): string | undefined => shortcuts?.[0] && shortcutText(shortcuts[0])
