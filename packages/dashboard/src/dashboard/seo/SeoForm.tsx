import type { PageSeo } from '@blockfront/contract'
import { type FormState, SchemaForm } from '@blockfront/engine/form'
import { useMemo, useState } from 'react'
import './seo.css'
import { api } from '../../api.ts'
import { fileRequests } from '../../media/file-request.ts'
import { MediaPicker } from '../../media/MediaPicker.tsx'
import { SearchPreview, TypedContext, typedValues } from '../parts/form/AddressControl.tsx'
import { useStore } from '../store.ts'
import { seoFields, seoForm } from './seo-form.ts'

interface SeoFormProps {
  id: string
  label: string
  start: PageSeo
  /** Used as title while there is none. */
  name: string
  path: string
  onSave: (seo: PageSeo) => Promise<unknown>
  onStateChange: (state: FormState) => void
}

/** SEO of one page, with a search engine preview. */
export function SeoForm({ id, label, start, name, path, onSave, onStateChange }: SeoFormProps) {
  const { storeId } = useStore()
  const [requests] = useState(fileRequests)
  const services = useMemo(() => ({ pickFile: requests.pickFile }), [requests])
  const shown = ({ metaTitle, metaDescription }: Partial<PageSeo>) => ({ name, seoTitle: metaTitle, metaDescription })
  const [typed] = useState(() => typedValues(shown(start)))
  return (
    <TypedContext value={typed}>
      <div className="seo-form">
        <SearchPreview path={path} />
        <SchemaForm
          id={id}
          label={label}
          schema={seoForm}
          defaultValues={start}
          fields={seoFields}
          services={services}
          onSubmit={onSave}
          onStateChange={onStateChange}
          onValuesChange={(values) => typed.setState(shown(values), true)}
        />
      </div>
      <MediaPicker api={api} storeId={storeId} requests={requests} />
    </TypedContext>
  )
}
