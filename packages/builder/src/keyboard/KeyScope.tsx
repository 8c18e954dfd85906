import { createContext, type ReactNode, type SyntheticEvent, useContext, useEffect, useState } from 'react'

/** Tells which keys and clipboard events belong to one builder, on a page that contains other things too. */
export interface KeyScope {
  /**
   * Whether an event is for this builder: from inside it or one of its dialogs. While nothing has the focus, events belong to the builder that was
   * used last, until something else on the page is clicked or focused.
   */
  owns: (event: Event) => boolean
}

interface Scope extends KeyScope {
  /** Remembers that an event came from inside. */
  enter: (event: SyntheticEvent) => void
  use: () => void
  start: () => () => void
}

/** The builder that was used last. */
let active: Scope | undefined
let count = 0

/** Runs for each press and focus, before React tells the builder around it. */
const leave = () => {
  active = undefined
}

const isNowhere = (target: EventTarget | null) =>
  !(target instanceof Element) || target === document.body || target === document.documentElement

function createScope(): Scope {
  let inside: Event | undefined
  const scope: Scope = {
    owns: (event) => inside === event || (isNowhere(event.target) && active === scope),
    enter: ({ nativeEvent }) => {
      inside = nativeEvent
    },
    use: () => {
      active = scope
    },
    start() {
      if (count++ === 0) for (const type of ['pointerdown', 'focusin']) addEventListener(type, leave, true)
      if (!active && isNowhere(document.activeElement)) active = scope
      return () => {
        if (--count === 0) for (const type of ['pointerdown', 'focusin']) removeEventListener(type, leave, true)
        if (active === scope) active = undefined
      }
    },
  }
  return scope
}

const KeyScopeContext = /* @__PURE__ */ createContext<KeyScope | undefined>(undefined)

/** Returns the scope of the builder around. Outside of one, all events belong to the caller. */
export const useKeyScope = (): KeyScope => useContext(KeyScopeContext) ?? EVERYWHERE

const EVERYWHERE: KeyScope = { owns: () => true }

/** Surrounds a builder whose keys must not act elsewhere on the page. Inside another one, it changes nothing. */
export function KeyScopeProvider({ children }: { children: ReactNode }) {
  return useContext(KeyScopeContext) ? children : <NewScope>{children}</NewScope>
}

function NewScope({ children }: { children: ReactNode }) {
  const [scope] = useState(createScope)
  useEffect(() => scope.start(), [scope])
  // React reports the events of dialogs and menus too, which are elsewhere in the document.
  return (
    <KeyScopeContext value={scope}>
      <div
        style={{ display: 'contents' }}
        onPointerDownCapture={scope.use}
        onFocusCapture={scope.use}
        onKeyDownCapture={scope.enter}
        onCopyCapture={scope.enter}
        onCutCapture={scope.enter}
        onPasteCapture={scope.enter}
      >
        {children}
      </div>
    </KeyScopeContext>
  )
}
