import { load } from '@blockfront/engine'
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { useCanvas } from '../canvas/canvas-context.ts'
import type { PaletteEntry } from '../palette/entry.ts'
import type { Builder } from '../store/builder-store.ts'
import { useBuilder } from '../store/hooks.ts'
import { messages } from './messages.ts'
import type { SavedSection } from './section.ts'
import type { SectionList } from './section-store.ts'

const NONE = createStore<SectionList>(() => ({ status: 'ready', sections: [], message: '', target: undefined }))

/** The saved sections and their entries in the palette. They are loaded on first use. Empty if the app stores none. */
export function useSections(): SectionList & { entries: readonly PaletteEntry[] } {
  const builder = useBuilder()
  const { sections } = useCanvas()
  const list = useStore(sections ?? NONE)
  useEffect(() => void sections?.load(), [sections])
  const entries = useMemo(() => sectionEntries(builder, list.sections), [builder, list.sections])
  return { ...list, entries }
}

/** The palette's entry of each section. */
export const sectionEntries = ({ blocks }: Builder, sections: readonly SavedSection[]): PaletteEntry[] =>
  sections.map(({ sectionId, name, content }) => {
    const { document } = load({ content }, blocks)
    const [first] = document.content
    return {
      key: `section ${sectionId}`,
      type: first?.type ?? '',
      title: name,
      description: messages.description,
      contentType: 'normal',
      block: { id: sectionId, type: first?.type ?? '', props: {} },
      data: {},
      section: { sectionId, content, document },
    }
  })
