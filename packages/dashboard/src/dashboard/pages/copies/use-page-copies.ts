import type { PageSummary } from '@blockfront/contract'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { useNavigate } from '../../../router.ts'
import { toast } from '../../../toast.tsx'
import { saveAs } from '../../parts/save-as.ts'
import { useStoreMutation } from '../../store-query.ts'
import { messages } from '../messages.ts'
import type { RepairedImport } from './use-page-import.ts'

const settingsMessages = messages.settings

/** The maximum lengths of page names and slugs (contract, "pageSettings"), less what a copy appends. */
const ROOM = 110

/**
 * Copies a page to another draft of the store or to a file. Both reject when the server does not respond. If stored values were
 * invalid, `repaired` lists them, and `finish` opens the settings of the copy.
 */
export function usePageCopies({ storeId, pageId, name, slug }: PageSummary) {
  const navigate = useNavigate()
  const add = useStoreMutation('page.import')
  const [repaired, setRepaired] = useState<RepairedImport>()
  const read = (instances: 'keep' | 'detach') => api.call('page.export', { query: { pageId, instances } })
  const duplicate = async () => {
    const copy = { name: settingsMessages.copyOf(name.slice(0, ROOM)), slug: `${slug.slice(0, ROOM).replace(/-$/, '')}-copy` }
    const made = await add.mutateAsync({ body: { storeId, document: { ...(await read('keep')), ...copy } } })
    if (made.repairs.length + made.missingFiles > 0) return setRepaired(made)
    toast.success(settingsMessages.duplicated(made.name))
    navigate(`/dashboard/pages/${made.pageId}`)
  }
  const finish = () => {
    setRepaired(undefined)
    if (repaired) navigate(`/dashboard/pages/${repaired.pageId}`)
  }
  const download = async () => saveAs(`${slug}.json`, JSON.stringify(await read('detach'), null, 2), 'application/json')
  return { duplicate, download, repaired, finish }
}
