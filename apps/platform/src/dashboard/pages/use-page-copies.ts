import type { PageSummary } from '@blockfront/contract'
import { api } from '../../api.ts'
import { useNavigate } from '../../router.ts'
import { toast } from '../../toast.tsx'
import { saveAs } from '../parts/save-as.ts'
import { useStoreMutation } from '../store-query.ts'
import { messages } from './messages.ts'

const says = messages.settings

/** As long as names and addresses of pages may be (contract, "pageSettings"), less what a copy adds. */
const ROOM = 110

/** A page once more: as another draft of the store, or as a file. Both reject when the server does not answer. */
export function usePageCopies({ storeId, pageId, name, slug }: PageSummary) {
  const navigate = useNavigate()
  const add = useStoreMutation('page.import')
  const read = () => api.call('page.export', { query: { pageId } })
  const duplicate = async () => {
    const copy = { name: says.copyOf(name.slice(0, ROOM)), slug: `${slug.slice(0, ROOM).replace(/-$/, '')}-copy` }
    const made = await add.mutateAsync({ body: { storeId, document: { ...(await read()), ...copy } } })
    toast.success(says.duplicated(made.name))
    navigate(`/dashboard/pages/${made.pageId}`)
  }
  const download = async () => saveAs(`${slug}.json`, JSON.stringify(await read(), null, 2), 'application/json')
  return { duplicate, download }
}
