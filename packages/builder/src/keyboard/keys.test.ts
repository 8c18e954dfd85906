import { load } from '@blockfront/engine'
import { describe, expect, it } from 'vitest'
import { commandList } from '../commands/index.ts'
import { createBuilder } from '../store/builder-store.ts'
import { isShortcut, shortcutText } from './keys.ts'

const press = (key: string, held: string[] = [], code = '') => ({
  key,
  code,
  ctrlKey: held.includes('ctrl'),
  metaKey: held.includes('meta'),
  altKey: held.includes('alt'),
  shiftKey: held.includes('shift'),
})

describe('shortcuts', () => {
  it('use Ctrl, or ⌘ on a Mac, without other keys', () => {
    expect(isShortcut('Mod+D', press('d', ['ctrl']), false)).toBe(true)
    expect(isShortcut('Mod+D', press('d', ['meta']), true)).toBe(true)
    expect(isShortcut('Mod+D', press('d', ['meta']), false)).toBe(false)
    expect(isShortcut('Mod+Z', press('Z', ['ctrl', 'shift']), false)).toBe(false)
    expect(isShortcut('Mod+Shift+Z', press('Z', ['ctrl', 'shift']), false)).toBe(true)
  })

  it('match characters in any layout, and letters by position in layouts without them', () => {
    expect(isShortcut('?', press('?', ['shift']), false)).toBe(true)
    expect(isShortcut('/', press('/', ['shift']), false)).toBe(true)
    expect(isShortcut('Mod+D', press('в', ['ctrl'], 'KeyD'), false)).toBe(true)
    expect(isShortcut('Mod+Alt+1', press('¡', ['meta', 'alt'], 'Digit1'), true)).toBe(true)
  })

  it('are formatted readably', () => {
    expect(shortcutText('Mod+Shift+Z', false)).toBe('Ctrl+Shift+Z')
    expect(shortcutText('Mod+Shift+Z', true)).toBe('⌘⇧Z')
    expect(shortcutText('Alt+ArrowUp', false)).toBe('Alt+↑')
  })

  it('belong to one command each, in preview and while editing', () => {
    const page = load({ content: [{ id: 'a', type: 'note' }] }, {}).document
    for (const preview of [false, true]) {
      const builder = createBuilder({ document: page, blocks: {} })
      builder.select(['a'])
      builder.store.setState({ preview })
      const shared = commandList.filter(({ shortcuts = [] }) => shortcuts.includes('Escape'))
      expect(shared.filter((command) => command.enabled(builder))).toHaveLength(1)
    }
    const others = commandList.flatMap(({ id, shortcuts = [] }) => (id === 'leavePreview' ? [] : shortcuts))
    expect(new Set(others).size).toBe(others.length)
  })
})
