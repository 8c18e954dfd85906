import '@blockfront/builder/builder.css'
import { Builder, memoryAdapter } from '@blockfront/builder'
import { blocks } from '@blockfront/engine/blocks'
import { sampleProductFinder } from '@blockfront/engine/generate'
import { pageTemplates } from '@blockfront/starter/templates'
import { useState } from 'react'
import { useColorScheme } from './color-scheme.ts'
import { sampleStore } from './sample-store.ts'
import { startDocument } from './start-document.ts'

/**
 * The builder with every block type and a sample store. Changes are kept in memory. `?block=hero/plain` opens a page with that block only.
 */
export function Playground() {
  const [{ adapter, start, selected }] = useState(() => {
    const page = startDocument(new URL(location.href).searchParams.get('block') ?? undefined)
    const only = [...(page.content ?? []), ...(page.globalContent ?? [])]
    return {
      adapter: { ...memoryAdapter(), resources: sampleStore(), products: sampleProductFinder },
      start: page,
      selected: only.length === 1 ? (only[0] as { id: string }).id : undefined,
    }
  })
  return (
    <Builder
      blocks={blocks}
      adapter={adapter}
      startDocument={start}
      selectedBlockId={selected}
      templates={pageTemplates}
      colorScheme={useColorScheme()}
    />
  )
}
