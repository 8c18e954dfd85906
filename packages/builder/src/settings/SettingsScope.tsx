import { type ReactNode, useEffect } from 'react'
import { Announcer } from '../canvas/Announcer.tsx'
import { CanvasContext, type CanvasOptions } from '../canvas/canvas-context.ts'
import { redo } from '../commands/history/redo.ts'
import { undo } from '../commands/history/undo.ts'
import { useKeyScope } from '../keyboard/KeyScope.tsx'
import { isShortcut } from '../keyboard/keys.ts'
import type { Builder } from '../store/builder-store.ts'
import { BuilderContext } from '../store/hooks.ts'
import { useCanvasContext } from '../use-canvas-context.ts'

interface SettingsScopeProps {
  builder: Builder
  canvas: CanvasOptions
  children: ReactNode
}

/** The context of the builder's parts without a canvas: history and saving. Of the shortcuts only undo and redo apply. */
export function SettingsScope({ builder, canvas, children }: SettingsScopeProps) {
  const value = useCanvasContext(canvas)
  useHistoryKeys(builder)
  return (
    <BuilderContext value={builder}>
      <CanvasContext value={value}>
        {children}
        <Announcer />
      </CanvasContext>
    </BuilderContext>
  )
}

/** In a text field, the browser's own undo applies. */
const OWN_UNDO = 'input, textarea, [contenteditable]:not([contenteditable="false"]), [role="dialog"]'

function useHistoryKeys(builder: Builder): void {
  const keys = useKeyScope()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !keys.owns(event) || (event.target instanceof Element && event.target.closest(OWN_UNDO)))
        return
      const command = [undo, redo].find(({ shortcuts }) => shortcuts?.some((shortcut) => isShortcut(shortcut, event)))
      if (!command?.enabled(builder)) return
      event.preventDefault()
      command.run(builder)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [builder, keys])
}
