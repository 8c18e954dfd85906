import type { TrackingSettings } from '@blockfront/contract'
import { ApiError } from '@blockfront/contract/client'
import { type FormState, SchemaForm } from '@blockfront/engine/form'
import { Button } from '@blockfront/ui'
import { ExternalLink } from 'lucide-react'
import { useMemo, useState } from 'react'
import { storeUrl } from '../../stores/store-url.ts'
import { toast } from '../../toast.tsx'
import { Loaded } from '../Loaded.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { Card } from '../parts/Card.tsx'
import { FormSkeleton } from '../parts/form/FormSkeleton.tsx'
import { SaveBar } from '../parts/form/SaveBar.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation, useStoreQuery } from '../store-query.ts'
import { useLinks } from '../use-links.ts'
import '../parts/form/card-form.css'
import './tracking.css'
import { BannerPreview } from './BannerPreview.tsx'
import { countriesControl } from './countries-control.tsx'
import { messages } from './messages.ts'
import { trackingFields, trackingSections } from './tracking-fields.ts'
import { formOf, formPath, settingsOf, type TrackingValues, trackingForm } from './tracking-form.ts'

const FORM = 'tracking-form'
const controls = { countries: countriesControl }

/** The Meta pixel of the store: its id, its events, consent, and a test. */
export function FacebookAds() {
  const { storeId } = useStore()
  const query = useStoreQuery('tracking.get')
  return (
    <>
      <PageHeader title={messages.title} about={messages.about} />
      <Loaded query={query} skeleton={<FormSkeleton single />}>
        {(settings) => <TrackingForm key={storeId} read={settings} />}
      </Loaded>
    </>
  )
}

/** `read` provides the initial values; a form with unsaved changes is not reset. */
function TrackingForm({ read }: { read: TrackingSettings }) {
  const { storeId } = useStore()
  const update = useStoreMutation('tracking.update')
  const links = useLinks()
  const services = useMemo(() => ({ controls, links }), [links])
  const [start] = useState(() => formOf(read))
  const [values, setValues] = useState<Partial<TrackingValues>>(start)
  const [state, setState] = useState<FormState>()
  const save = async (submitted: TrackingValues) => {
    try {
      await update.mutateAsync({ body: { ...settingsOf(submitted), storeId } })
      toast.success(messages.saved)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const byField = Object.entries(error.fields).map(([path, message]) => [formPath(path), message])
      throw { message: error.message, fields: Object.fromEntries(byField) }
    }
  }
  return (
    <div className="tracking">
      <div className="card-form">
        <SchemaForm
          id={FORM}
          label={messages.label}
          schema={trackingForm}
          defaultValues={start}
          fields={trackingFields}
          sections={trackingSections}
          services={services}
          onSubmit={save}
          onStateChange={setState}
          onValuesChange={setValues}
        />
      </div>
      <BannerPreview values={values} />
      <TestEvents isDirty={state?.isDirty ?? false} />
      {state && <SaveBar form={FORM} onDiscard={state.discard} {...state} />}
    </div>
  )
}

/** Opens the online store with a list of its events. */
function TestEvents({ isDirty }: { isDirty: boolean }) {
  const { storeDomain } = useStore()
  return (
    <Card title={messages.test} about={messages.testAbout}>
      {isDirty && <p>{messages.testUnsaved}</p>}
      <Button asChild className="tracking__test">
        <a href={storeUrl(storeDomain, '/?test-events')} target="_blank" rel="noreferrer">
          {messages.startTest}
          <ExternalLink size={14} aria-hidden />
        </a>
      </Button>
    </Card>
  )
}
