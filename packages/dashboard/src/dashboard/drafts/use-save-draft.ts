import type { DraftOrder } from '@blockfront/contract'
import { useState } from 'react'
import { useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import type { DraftValues } from './draft-values.ts'

/** A saved draft. */
export interface SavedDraft {
  draftId: string
  version: number
}

/** Saves a draft: adds it once, and updates it from then on in the version that was saved last. Unchanged values are not sent again. */
export function useSaveDraft(start: DraftOrder | undefined, first: DraftValues) {
  const { storeId } = useStore()
  const add = useStoreMutation('draftOrder.add')
  const update = useStoreMutation('draftOrder.update')
  const [saved, setSaved] = useState<{ values: DraftValues; draft?: SavedDraft | undefined }>({ values: first, draft: start })
  const save = async (values: DraftValues): Promise<SavedDraft> => {
    if (saved.draft && values === saved.values) return saved.draft
    const draft = saved.draft
      ? await update.mutateAsync({ body: { ...values, storeId, draftId: saved.draft.draftId, version: saved.draft.version } })
      : await add.mutateAsync({ body: { ...values, storeId } })
    setSaved({ values, draft })
    return draft
  }
  return { saved, save, isSaving: add.isPending || update.isPending }
}
