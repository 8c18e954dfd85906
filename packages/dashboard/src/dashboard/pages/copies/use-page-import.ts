import type { PageRepair } from '@blockfront/contract'
import { useState } from 'react'
import { useNavigate } from '../../../router.ts'
import { toast } from '../../../toast.tsx'
import { useStore } from '../../store.ts'
import { useStoreMutation } from '../../store-query.ts'
import { messages } from '../messages.ts'

/** Parses the document in a file. Throws a message for the owner if there is none. */
async function documentIn(file: File) {
  const { pageExport } = await import('@blockfront/contract')
  try {
    return pageExport.parse(JSON.parse(await file.text()))
  } catch {
    throw new Error(messages.notAPage)
  }
}

/** An imported page with invalid values. */
export interface RepairedImport {
  pageId: string
  name: string
  repairs: readonly PageRepair[]
  missingFiles: number
}

/**
 * Adds a page from an exported file, and opens its settings. If values of the file were invalid, `repaired` lists them, and
 * `finish` opens the settings.
 */
export function usePageImport() {
  const { storeId } = useStore()
  const navigate = useNavigate()
  const add = useStoreMutation('page.import')
  const [repaired, setRepaired] = useState<RepairedImport>()
  const importPage = async (file: File) => {
    try {
      const { pageId, name, repairs, missingFiles } = await add.mutateAsync({
        body: { storeId, document: await documentIn(file) },
      })
      if (repairs.length + missingFiles > 0) return setRepaired({ pageId, name, repairs, missingFiles })
      toast.success(messages.imported(name))
      navigate(`/dashboard/pages/${pageId}`)
    } catch (error) {
      toast.failure(error)
    }
  }
  const finish = () => repaired && navigate(`/dashboard/pages/${repaired.pageId}`)
  return { importPage, repaired, finish }
}
