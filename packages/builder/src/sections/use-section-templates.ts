import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { useCanvas } from '../canvas/canvas-context.ts'
import type { SectionTemplateList } from './section-template-store.ts'

const NONE = createStore<SectionTemplateList>(() => ({ status: 'ready', entries: [], message: '' }))

/** The section templates of the app. They are loaded on first use. Empty if the app has none. */
export function useSectionTemplates(): SectionTemplateList {
  const { sectionTemplates } = useCanvas()
  useEffect(() => void sectionTemplates?.load(), [sectionTemplates])
  return useStore(sectionTemplates ?? NONE)
}
