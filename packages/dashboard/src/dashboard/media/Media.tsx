import { VisuallyHidden } from '@blockfront/ui'
import { Images, Upload } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import './media-screen.css'
import { api } from '../../api.ts'
import { FileButton } from '../../media/FileButton.tsx'
import { UploadList } from '../../media/UploadList.tsx'
import type { MediaItem } from '../../media/use-library.ts'
import { useUploads } from '../../media/use-uploads.ts'
import { PageHeader } from '../PageHeader.tsx'
import { LeaveGuard } from '../parts/form/LeaveGuard.tsx'
import type { ListQuery } from '../parts/list/list-query.ts'
import { PagedList } from '../parts/list/PagedList.tsx'
import { toolbarOf, useList } from '../parts/list/use-list.ts'
import { useStore } from '../store.ts'
import { FileDropTarget } from './FileDropTarget.tsx'
import { FileGrid } from './FileGrid.tsx'
import { GridSkeleton } from './GridSkeleton.tsx'
import { messages } from './messages.ts'

/** Loaded with the form library, which the grid does not need. */
const FileSheet = lazy(() => import('./FileSheet.tsx').then((file) => ({ default: file.FileSheet })))

const ACCEPTED = 'image/*,video/*,.svg,.ico'
/** Milliseconds between checks for variants that are being created. */
const LOOK_AGAIN = 1500

const toolbar = toolbarOf('media.list', { search: messages.search, filters: { kind: [messages.kind, messages.kinds] } })

const isBeingMade = ({ status }: MediaItem) => status === 'processing'

/** All files of the store: upload, search, describe and delete. */
export function Media() {
  const { paged, address, data } = useList(
    'media.list',
    {},
    { refetchInterval: ({ state }) => state.data?.content.some(isBeingMade) && LOOK_AGAIN },
  )
  const { uploads, upload, arrived } = useArrivals(address)
  const going = uploads.some(({ failure }) => !failure)
  const button = (
    <FileButton variant="primary" multiple accept={ACCEPTED} icon={<Upload size={14} />} onFiles={upload}>
      {messages.upload}
    </FileButton>
  )
  return (
    <>
      <PageHeader title={messages.title} about={messages.about} action={button} />
      <PagedList
        {...paged}
        toolbar={toolbar}
        between={
          <>
            <UploadList uploads={uploads} />
            {going && <LeaveGuard title={messages.leaveTitle} help={messages.leaveHelp} leave={messages.leave} />}
            <VisuallyHidden>
              <span role="status">{arrived > 0 && messages.uploaded(arrived)}</span>
            </VisuallyHidden>
          </>
        }
        skeleton={<GridSkeleton />}
        empty={{ icon: <Images size={20} />, title: messages.empty, children: messages.emptyHelp }}
      >
        {(content, stale) => <FileGrid files={content} stale={stale} onOpen={({ id }) => open(address, id)} />}
      </PagedList>
      <OpenFile file={data?.content.find(({ id }) => id === address.get('file'))} onClose={() => open(address, undefined)} />
      <FileDropTarget onFiles={upload} />
    </>
  )
}

/** The open file is in the URL, with the page of the list. Going back closes it; closing it adds no history entry. */
const open = (address: ListQuery, id: string | undefined) =>
  address.set({ file: id, page: address.get('page') }, { replace: id === undefined })

const showAll = (address: ListQuery) => {
  if (['search', 'kind', 'page'].some((key) => address.get(key))) address.set({ search: undefined, kind: undefined })
}

/** Uploads on this screen clear the filters, so that new files are visible. */
function useArrivals(address: ListQuery) {
  const { storeId } = useStore()
  const [arrived, setArrived] = useState(0)
  const { uploads, start } = useUploads(api, storeId, { onDone: () => setArrived((count) => count + 1) })
  const upload = (files: readonly File[]) => {
    if (files.length === 0) return
    showAll(address)
    setArrived(0)
    start(files)
  }
  return { uploads, upload, arrived }
}

const OpenFile = ({ file, onClose }: { file: MediaItem | undefined; onClose: () => void }) =>
  file ? (
    <Suspense>
      <FileSheet key={file.id} file={file} onClose={onClose} />
    </Suspense>
  ) : null
