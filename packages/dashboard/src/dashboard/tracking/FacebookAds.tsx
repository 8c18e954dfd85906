import type { TrackingSettings } from '@blockfront/contract'
import { Button } from '@blockfront/ui'
import { ExternalLink } from 'lucide-react'
import { useMemo, useState } from 'react'
import { storeUrl } from '../../stores/store-url.ts'
import { toast } from '../../toast.tsx'
import { Loaded } from '../Loaded.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { Card } from '../parts/Card.tsx'
import { FormSkeleton } from '../parts/form/FormSkeleton.tsx'
import { atFormPaths } from '../parts/form/form-paths.ts'
import { ScreenForm } from '../parts/form/ScreenForm.tsx'
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
  const save = async (submitted: TrackingValues) => {
    await atFormPaths(update.mutateAsync({ body: { ...settingsOf(submitted), storeId } }), formPath)
    toast.success(messages.saved)
  }
  return (
    <div className="tracking">
      <ScreenForm
        id="tracking-form"
        label={messages.label}
        schema={trackingForm}
        defaultValues={start}
        fields={trackingFields}
        sections={trackingSections}
        services={services}
        around={(form, state) => (
          <>
            <div className="card-form">{form}</div>
            <BannerPreview values={values} />
            <TestEvents isDirty={state?.isDirty ?? false} />
          </>
        )}
        onSubmit={save}
        onValuesChange={setValues}
      />
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
