import type { PageSettings, PageSummary } from '@blockfront/contract'
import { useMemo, useRef, useState } from 'react'
import '../../parts/form/card-form.css'
import { api } from '../../../api.ts'
import { fileRequests } from '../../../media/file-request.ts'
import { MediaPicker } from '../../../media/MediaPicker.tsx'
import { AddressBase, TypedContext, typedValues } from '../../parts/form/AddressControl.tsx'
import { ScreenForm } from '../../parts/form/ScreenForm.tsx'
import { messages } from '../messages.ts'
import { fixedAddressControl, pageAddressControl, SavedPage } from './PageAddress.tsx'
import { changedSettings, formOf, pageFields, pageForm, pageSections } from './page-form.ts'

const controls = { fixedAddress: fixedAddressControl, pageAddress: pageAddressControl }

const previewed = ({ name, metaTitle, metaDescription }: Readonly<Record<string, unknown>>) => ({
  name,
  seoTitle: metaTitle,
  metaDescription,
})

interface PageFormProps {
  /** As last loaded or saved. */
  page: PageSummary
  /** Receives the changed settings. */
  onSave: (settings: Partial<PageSettings>) => Promise<unknown>
}

/** Name, URL and SEO of one page. `page` provides the initial values; typed values stay when it is loaded again. */
export function PageForm({ page, onSave }: PageFormProps) {
  const [start] = useState(() => formOf(page))
  const saved = useRef(start)
  const [requests] = useState(fileRequests)
  const [typed] = useState(() => typedValues(previewed(start)))
  const services = useMemo(() => ({ controls, pickFile: requests.pickFile }), [requests])
  const { isSystem } = page
  const save = async (settings: PageSettings) => {
    await onSave(changedSettings(saved.current, settings))
    saved.current = settings
  }
  const shape = useMemo(() => ({ fields: pageFields(page), sections: pageSections(page) }), [page])
  const only = isSystem ? Object.keys(start).filter((key) => key !== 'name') : Object.keys(start)
  return (
    <TypedContext value={typed}>
      <AddressBase value="/page/">
        <SavedPage value={page}>
          <ScreenForm
            id="page-form"
            label={messages.settings.label}
            saveLabel={messages.settings.save}
            schema={pageForm}
            defaultValues={start}
            only={only}
            services={services}
            around={(form) => <div className="card-form page-form">{form}</div>}
            onSubmit={save}
            onValuesChange={(values) => typed.setState(previewed({ ...start, ...values }), true)}
            {...shape}
          />
        </SavedPage>
      </AddressBase>
      <MediaPicker api={api} storeId={page.storeId} requests={requests} />
    </TypedContext>
  )
}
