import { useEffect } from 'react'
import { clipboardText, pasteText } from '../commands/clipboard/clipboard.ts'
import { commandList, commands, runCommand } from '../commands/index.ts'
import { messages } from '../commands/messages.ts'
import { useDragStore } from '../dnd/drag-store.ts'
import { useBuilder } from '../store/hooks.ts'
import { useKeyScope } from './KeyScope.tsx'
import { isShortcut } from './keys.ts'

const WRITES = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'
/** Dialogs and lists that handle keys themselves. */
const OWN_KEYS = '[role="dialog"], [role="menu"], [role="listbox"]'
const PRESSES = 'button, a[href], summary, [role="button"], [role="menuitem"]'

/** Whether the focused element handles a key instead of the builder. Text fields of a previewed page do not handle Escape. */
function isTaken(event: KeyboardEvent, leavesPreview: boolean): boolean {
  const target = event.target instanceof Element ? event.target : document.body
  if (leavesPreview) return target.closest(`${OWN_KEYS}, dialog`) !== null
  if (target.closest(WRITES) || target.closest(OWN_KEYS)) return true
  return (event.key === 'Enter' || event.key === ' ') && !event.shiftKey && target.closest(PRESSES) !== null
}

/** Registers the builder's shortcuts and the clipboard events, for the time in which the builder has the focus. Call it once. */
export function useShortcuts(): void {
  const builder = useBuilder()
  const drag = useDragStore()
  const keys = useKeyScope()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const leaves = event.key === 'Escape' && builder.store.getState().preview
      if (event.defaultPrevented || event.isComposing || !keys.owns(event) || isTaken(event, leaves) || drag.getState().dragged)
        return
      const command = commandList.find(
        ({ native, shortcuts, enabled }) =>
          !native && shortcuts?.some((shortcut) => isShortcut(shortcut, event)) && enabled(builder),
      )
      if (command && runCommand(command, builder)) event.preventDefault()
    }
    const elsewhere = (event: ClipboardEvent) =>
      !keys.owns(event) ||
      (event.target instanceof Element && (event.target.closest(WRITES) || event.target.closest(OWN_KEYS))) ||
      !getSelection()?.isCollapsed
    const onCopy = (event: ClipboardEvent) => {
      const text = elsewhere(event) ? undefined : clipboardText(builder)
      if (!text) return
      event.clipboardData?.setData('text/plain', text)
      event.preventDefault()
      if (event.type === 'cut' && commands.remove) runCommand(commands.remove, builder)
      else builder.say(messages.copied)
    }
    const onPaste = (event: ClipboardEvent) => {
      if (elsewhere(event) || builder.store.getState().preview) return
      if (pasteText(builder, event.clipboardData?.getData('text/plain') ?? '')) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('copy', onCopy)
    document.addEventListener('cut', onCopy)
    document.addEventListener('paste', onPaste)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('copy', onCopy)
      document.removeEventListener('cut', onCopy)
      document.removeEventListener('paste', onPaste)
    }
  }, [builder, drag, keys])
}
