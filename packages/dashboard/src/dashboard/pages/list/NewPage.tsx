import '@blockfront/builder/parts.css'
import { NewPageDialog, type NewPageDialogProps } from '@blockfront/builder'
import { blocks } from '@blockfront/engine/blocks'
import { thumbnails } from '@blockfront/engine/generate'
import { themeProperties } from '@blockfront/engine/render'
import { views } from '@blockfront/engine/views'
import { pageTemplates } from '@blockfront/starter/templates'
import { type CSSProperties, useMemo } from 'react'
import { useBlockStyles } from '../../../block-styles.ts'
import { toAdapterError } from '../../../builder/adapter-error.ts'
import { useFontLibrary } from '../../../font-library.ts'
import { useNavigate } from '../../../router.ts'
import { useStore } from '../../store.ts'
import { useStoreMutation } from '../../store-query.ts'

const blockCatalog = { blocks, views, entries: thumbnails(blocks), templates: pageTemplates }

/** The builder's dialog for a new page, in the list of pages. It opens the new page in the builder. */
export function NewPage({ onClose }: { onClose: () => void }) {
  const { storeId, theme } = useStore()
  const navigate = useNavigate()
  const add = useStoreMutation('page.add')
  const properties = useMemo(() => themeProperties(theme) as CSSProperties, [theme])
  const create: NewPageDialogProps['createPage'] = async ({ name, type, content = [] }) => {
    try {
      return await add.mutateAsync({ body: { storeId, name, type, content: [...content] } })
    } catch (error) {
      throw toAdapterError(error)
    }
  }
  useBlockStyles()
  useFontLibrary()
  return (
    <NewPageDialog
      blockCatalog={blockCatalog}
      theme={properties}
      createPage={create}
      onCreated={(pageId) => navigate(`/builder?page=${pageId}`)}
      onClose={onClose}
    />
  )
}
