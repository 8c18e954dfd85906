import { ApiError } from '@blockfront/contract/client'
import { type FormState, SchemaForm } from '@blockfront/engine/form'
import { useMemo, useState } from 'react'
import { WorksReadOnly } from '../../billing/PlanScope.tsx'
import { toast } from '../../toast.tsx'
import '../parts/form/card-form.css'
import './general.css'
import { api } from '../../api.ts'
import { fileRequests } from '../../media/file-request.ts'
import { MediaPicker } from '../../media/MediaPicker.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { SaveBar } from '../parts/form/SaveBar.tsx'
import { useCan, useStore } from '../store.ts'
import { useStoreMutation } from '../store-query.ts'
import { DeleteStore } from './DeleteStore.tsx'
import { generalFields, generalSections } from './general-fields.ts'
import { changedDetails, formOf, formPath, type GeneralValues, generalForm } from './general-form.ts'
import { messages } from './messages.ts'

const FORM = 'general-form'

/** Name, contact details, currency and formats of the store. */
export function General() {
  const store = useStore()
  const [start, setStart] = useState(store)
  const [state, setState] = useState<FormState>()
  const [requests] = useState(fileRequests)
  const services = useMemo(() => ({ pickFile: requests.pickFile }), [requests])
  const fields = useMemo(() => generalFields(start), [start])
  const update = useStoreMutation('store.updateDetails')
  const submit = async (values: GeneralValues) => {
    try {
      setStart(await update.mutateAsync({ body: { ...changedDetails(values, start), storeId: store.storeId } }))
      toast.success(messages.saved)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const byField = Object.entries(error.fields).map(([path, message]) => [formPath(path), message])
      throw { message: error.message, fields: Object.fromEntries(byField) }
    }
  }
  return (
    <>
      <PageHeader title={messages.title} about={messages.about} />
      <div className="card-form general">
        <SchemaForm
          id={FORM}
          label={messages.label}
          schema={generalForm}
          defaultValues={formOf(start)}
          fields={fields}
          sections={generalSections(start)}
          services={services}
          onSubmit={submit}
          onStateChange={setState}
        />
      </div>
      {useCan('store.delete') && (
        <WorksReadOnly>
          <DeleteStore store={store} />
        </WorksReadOnly>
      )}
      {state && <SaveBar form={FORM} onDiscard={state.discard} {...state} />}
      <MediaPicker api={api} storeId={store.storeId} requests={requests} />
    </>
  )
}
