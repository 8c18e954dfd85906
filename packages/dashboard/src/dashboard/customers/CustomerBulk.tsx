import { Button } from '@blockfront/ui'
import { useState } from 'react'
import { toast } from '../../toast.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { TagInput } from '../parts/form/TagInput.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { messages } from './messages.ts'

type Change = 'add' | 'remove'

const bulkMessages = {
  add: { action: messages.bulkAdd, title: messages.bulkAddTitle },
  remove: { action: messages.bulkRemove, title: messages.bulkRemoveTitle },
}

/** Adds tags to several customers, or removes them. */
export function CustomerBulk({ ids, onDone }: { ids: readonly string[]; onDone: () => void }) {
  const [openDialog, setOpenDialog] = useState<Change>()
  return (
    <>
      {(['add', 'remove'] as const).map((change) => (
        <Button key={change} onClick={() => setOpenDialog(change)}>
          {bulkMessages[change].action}
        </Button>
      ))}
      {openDialog && <ChangeTags change={openDialog} ids={ids} onDone={onDone} onClose={() => setOpenDialog(undefined)} />}
    </>
  )
}

interface ChangeTagsProps {
  change: Change
  ids: readonly string[]
  onDone: () => void
  onClose: () => void
}

function ChangeTags({ change, ids, onDone, onClose }: ChangeTagsProps) {
  const { storeId } = useStore()
  const bulk = useStoreMutation('customer.bulkTags')
  const [tags, setTags] = useState<readonly string[]>([])
  const confirm = async () => {
    const { updated } = await bulk.mutateAsync({ body: { storeId, ids: [...ids], [change]: [...tags] } })
    toast.success(messages.tagged(updated))
    onDone()
  }
  const { action, title } = bulkMessages[change]
  return (
    <ConfirmDialog
      title={title(ids.length)}
      action={action}
      tone="primary"
      disabled={tags.length === 0}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TagInput
        label={messages.tags}
        values={tags}
        maxLength={40}
        onAdd={(added) => setTags([...tags, ...added])}
        onRemove={(tag) => setTags(tags.filter((one) => one !== tag))}
        removeLabel={messages.removeTag}
      />
      <p className="customer-quiet">{messages.tagsHelp}</p>
    </ConfirmDialog>
  )
}
