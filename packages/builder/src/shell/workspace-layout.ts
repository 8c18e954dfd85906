import { type Group, newId } from '@blockfront/engine'
import { createContext, useContext, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { OpenAdapter } from '../open-adapter.ts'

/** The panels that the rail opens. */
export const PANELS = ['add', 'outline', 'theme', 'pages', 'comments'] as const
export type PanelName = (typeof PANELS)[number]
export type Side = 'start' | 'end'

/** The panels that the app's adapter supports. */
export const panelsOf = (adapter: Pick<OpenAdapter, 'theme' | 'pages' | 'comments'>): readonly PanelName[] =>
  PANELS.filter((name) => name === 'add' || name === 'outline' || adapter[name] !== undefined)

/** Minimum and maximum width of a side panel, in pixels. */
export const WIDTH_BOUNDS: Readonly<Record<Side, { min: number; max: number; initial: number }>> = {
  start: { min: 220, max: 480, initial: 272 },
  end: { min: 264, max: 520, initial: 312 },
}

/** Below this window width, in pixels, panels are sheets over the canvas. */
const NARROW = 900
/** From this width, both panels are open initially. */
const WIDE = 1200

/** The layout around the canvas. The first four properties are stored in the browser. */
export interface WorkspaceLayout {
  /** The panel next to the rail. */
  panel: PanelName | undefined
  /** Whether the properties panel is open. */
  properties: boolean
  startWidth: number
  endWidth: number
  /** Distinguishes the elements of this builder from those of others on the page. */
  id: string
  /** In a narrow window: the open sheet. */
  sheet: PanelName | 'properties' | undefined
  /** The tab of the properties. */
  group: Group
  /** The field that the owner wants to edit from the canvas; the first one if not named. The panel focuses it once. */
  wanted: { blockId: string; prop?: string } | undefined
}

const KEY = 'blockfront.builder.layout'

/** The layout stored in this browser. Without storage it lasts as long as the builder is open. */
export function createLayout(): StoreApi<WorkspaceLayout> {
  const store = createStore<WorkspaceLayout>(() => ({
    ...remembered(),
    id: newId(),
    sheet: undefined,
    group: 'Content',
    wanted: undefined,
  }))
  store.subscribe(({ panel, properties, startWidth, endWidth }) => {
    try {
      localStorage.setItem(KEY, JSON.stringify({ panel: panel ?? null, properties, startWidth, endWidth }))
    } catch {
      // Storage is full or not permitted: the layout lasts until the builder closes.
    }
  })
  return store
}

function remembered(): Pick<WorkspaceLayout, 'panel' | 'properties' | 'startWidth' | 'endWidth'> {
  const roomy = window.innerWidth >= WIDE
  let stored: Record<string, unknown> = {}
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof read === 'object' && read !== null) stored = read as Record<string, unknown>
  } catch {
    // Ignore stored text that is not JSON.
  }
  const { panel, properties, startWidth, endWidth } = stored
  return {
    panel: panel === undefined ? (roomy ? 'add' : undefined) : PANELS.find((name) => name === panel),
    properties: typeof properties === 'boolean' ? properties : true,
    startWidth: withinBounds('start', startWidth),
    endWidth: withinBounds('end', endWidth),
  }
}

/** Limits a panel's width; returns its initial width for an invalid number. */
export function withinBounds(side: Side, width: unknown): number {
  const { min, max, initial } = WIDTH_BOUNDS[side]
  return typeof width === 'number' && Number.isFinite(width) ? Math.round(Math.min(max, Math.max(min, width))) : initial
}

export const LayoutContext = /* @__PURE__ */ createContext<StoreApi<WorkspaceLayout> | undefined>(undefined)

/** Returns the functions that open and close panels. Throws outside of a `PageBuilder`. */
export function useLayoutStore(): StoreApi<WorkspaceLayout> {
  const store = useContext(LayoutContext)
  if (!store) throw new Error('This part of the builder must be inside <PageBuilder>.')
  return store
}

/** A part of the layout. */
export const useLayout = <T>(select: (layout: WorkspaceLayout) => T): T => useStore(useLayoutStore(), select)

const query = `(width < ${NARROW}px)`
const watch = (listener: () => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the window is narrow. */
const isNarrow = (): boolean => matchMedia(query).matches
export const useNarrow = (): boolean => useSyncExternalStore(watch, isNarrow, () => false)

/** Toggles a panel; in a narrow window as the only open sheet. */
export function togglePanel(store: StoreApi<WorkspaceLayout>, name: PanelName | 'properties', open?: boolean): void {
  store.setState((layout) => {
    const now = isOpen(layout, name, isNarrow())
    const next = open ?? !now
    if (isNarrow()) return { sheet: next ? name : layout.sheet === name ? undefined : layout.sheet }
    if (name === 'properties') return { properties: next }
    return { panel: next ? name : layout.panel === name ? undefined : layout.panel }
  })
}

export const isOpen = (
  { panel, properties, sheet }: WorkspaceLayout,
  name: PanelName | 'properties',
  narrow: boolean,
): boolean => (narrow ? sheet === name : name === 'properties' ? properties : panel === name)

/** The DOM id of a panel. */
export const panelId = ({ id }: Pick<WorkspaceLayout, 'id'>, name: PanelName | 'properties'): string => `builder-${id}-${name}`
