import { useMemo } from 'react'
import { useCanvas } from '../../../canvas/canvas-context.ts'
import { useThemeProperties } from '../../../canvas/use-theme-properties.ts'
import { useSession } from '../../../session.ts'
import { useNavigation } from '../../navigation.ts'
import { usePageListStore } from '../page-list.ts'
import { NewPageDialog } from './NewPageDialog.tsx'

/** The dialog that creates a page, for the store that is open in the builder. It opens the new page. */
export function CreatePage({ onClose }: { onClose: () => void }) {
  const { adapter, builder } = useSession()
  const { views, entries, templates } = useCanvas()
  const { openPage } = useNavigation()
  const pages = usePageListStore()
  const blockCatalog = useMemo(
    () => ({ blocks: builder.blocks, views, entries, templates }),
    [builder.blocks, views, entries, templates],
  )
  const open = (pageId: string) => {
    void pages.reload()
    onClose()
    openPage(pageId)
  }
  const theme = useThemeProperties()
  if (!adapter.pages?.create) return null
  return (
    <NewPageDialog
      blockCatalog={blockCatalog}
      theme={theme}
      createPage={adapter.pages.create}
      onCreated={open}
      onClose={onClose}
    />
  )
}
