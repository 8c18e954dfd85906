import { useNavigate } from '../../router.ts'
import { toast } from '../../toast.tsx'
import { useStoreChange } from '../query.ts'
import { useStore } from '../store.ts'
import { words } from './words.ts'

/** The document that a file holds. Throws a sentence where it holds none. */
async function documentIn(file: File) {
  const { pageExport } = await import('@blockfront/contract')
  try {
    return pageExport.parse(JSON.parse(await file.text()))
  } catch {
    throw new Error(words.notAPage)
  }
}

/** Adds a page from an exported file, and opens its settings. */
export function usePageImport(): (file: File) => Promise<void> {
  const { storeId } = useStore()
  const navigate = useNavigate()
  const add = useStoreChange('page.import')
  return async (file) => {
    try {
      const { pageId, name } = await add.mutateAsync({ body: { storeId, document: await documentIn(file) } })
      toast.success(words.imported(name))
      navigate(`/dashboard/pages/${pageId}`)
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
    }
  }
}
