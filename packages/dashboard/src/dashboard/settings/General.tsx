import { useMemo, useState } from 'react'
import { WorksReadOnly } from '../../billing/PlanScope.tsx'
import { toast } from '../../toast.tsx'
import '../parts/form/card-form.css'
import './general.css'
import { api } from '../../api.ts'
import { fileRequests } from '../../media/file-request.ts'
import { MediaPicker } from '../../media/MediaPicker.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { atFormPaths } from '../parts/form/form-paths.ts'
import { ScreenForm } from '../parts/form/ScreenForm.tsx'
import { useCan, useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { DeleteStore } from './DeleteStore.tsx'
import { generalFields, generalSections } from './general-fields.ts'
import { changedDetails, formOf, formPath, type GeneralValues, generalForm } from './general-form.ts'
import { messages } from './messages.ts'

/** Name, contact details, currency and formats of the store. */
export function General() {
  const store = useStore()
  const [start, setStart] = useState(store)
  const [requests] = useState(fileRequests)
  const services = useMemo(() => ({ pickFile: requests.pickFile }), [requests])
  const fields = useMemo(() => generalFields(start), [start])
  const canDelete = useCan('store.delete')
  const update = useStoreMutation('store.updateDetails')
  const submit = async (values: GeneralValues) => {
    const saved = update.mutateAsync({ body: { ...changedDetails(values, start), storeId: store.storeId } })
    setStart(await atFormPaths(saved, formPath))
    toast.success(messages.saved)
  }
  return (
    <>
      <PageHeader title={messages.title} about={messages.about} />
      <ScreenForm
        id="general-form"
        label={messages.label}
        schema={generalForm}
        defaultValues={formOf(start)}
        fields={fields}
        sections={generalSections(start)}
        services={services}
        around={(form) => (
          <>
            <div className="card-form general">{form}</div>
            {canDelete && (
              <WorksReadOnly>
                <DeleteStore store={store} />
              </WorksReadOnly>
            )}
          </>
        )}
        onSubmit={submit}
      />
      <MediaPicker api={api} storeId={store.storeId} requests={requests} />
    </>
  )
}
