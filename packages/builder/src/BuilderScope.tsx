import { withBreakpoints } from '@blockfront/engine/render'
import { NonceContext, useNonce } from '@blockfront/ui'
import { type ReactNode, useEffect, useMemo } from 'react'
import { Announcer } from './canvas/Announcer.tsx'
import { CanvasContext, type CanvasOptions, useCanvas } from './canvas/canvas-context.ts'
import { useBreakpoints } from './canvas/use-breakpoints.ts'
import { DragScope } from './dnd/DragScope.tsx'
import { CommandPalette } from './keyboard/CommandPalette.tsx'
import { InsertList } from './keyboard/InsertList.tsx'
import { KeyScopeProvider } from './keyboard/KeyScope.tsx'
import { RenameDialog } from './keyboard/RenameDialog.tsx'
import { ShortcutsSheet } from './keyboard/ShortcutsSheet.tsx'
import { useShortcuts } from './keyboard/use-shortcuts.ts'
import { SectionDialogs } from './sections/SectionDialogs.tsx'
import { ComponentDialogs } from './shared-components/ComponentDialogs.tsx'
import type { Builder } from './store/builder-store.ts'
import { BuilderContext } from './store/hooks.ts'
import { UndoToast } from './toolbar/UndoToast.tsx'
import { useCanvasContext } from './use-canvas-context.ts'

export interface BuilderScopeProps {
  builder: Builder
  canvas: CanvasOptions
  children: ReactNode
}

/**
 * The context of all parts of the builder: state, canvas options, dragging, shortcuts, dialogs and announcements. Place the parts
 * in it in any layout.
 *
 * ```tsx
 * <BuilderScope builder={builder} canvas={canvas}><Palette /><Outline /><Canvas /></BuilderScope>
 * ```
 */
export function BuilderScope({ builder, canvas, children }: BuilderScopeProps) {
  const value = useCanvasContext(canvas)
  useLibraryNonce(canvas.nonce)
  return (
    <BuilderContext value={builder}>
      <CanvasContext value={value}>
        <NonceContext value={canvas.nonce}>
          <PageStyles />
          <KeyScopeProvider>
            <DragScope>
              <Shortcuts />
              {children}
              <CommandPalette />
              <InsertList />
              <ShortcutsSheet />
              <RenameDialog />
              <SectionDialogs />
              <ComponentDialogs />
              <UndoToast />
              <Announcer />
            </DragScope>
          </KeyScopeProvider>
        </NonceContext>
      </CanvasContext>
    </BuilderContext>
  )
}

/** The library that keeps the page from scrolling behind a dialog reads the nonce where webpack has it. */
function useLibraryNonce(nonce: string | undefined) {
  useEffect(() => {
    if (nonce !== undefined) (globalThis as { __webpack_nonce__?: string }).__webpack_nonce__ ??= nonce
  }, [nonce])
}

/** The style sheet of the pages on the canvas, in previews and thumbnails. */
function PageStyles() {
  const { styles } = useCanvas()
  const nonce = useNonce()
  const breakpoints = useBreakpoints()
  const sheet = useMemo(() => withBreakpoints(styles, breakpoints), [styles, breakpoints])
  return <style nonce={nonce}>{sheet}</style>
}

function Shortcuts() {
  useShortcuts()
  return null
}
