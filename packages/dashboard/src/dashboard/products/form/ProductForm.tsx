import '@blockfront/builder/rich-text.css'
import { richTextControl } from '@blockfront/builder/rich-text'
import { productPath } from '@blockfront/commerce'
import type { Product, ProductInput } from '@blockfront/contract'
import { useMemo, useState } from 'react'
import '../../parts/form/card-form.css'
import './product-form.css'
import { api } from '../../../api.ts'
import { fileRequests } from '../../../media/file-request.ts'
import { MediaPicker } from '../../../media/MediaPicker.tsx'
import { useTemplates } from '../../pages/use-templates.ts'
import { AddressBase, addressControl, TypedContext, typedValues } from '../../parts/form/AddressControl.tsx'
import { atFormPaths } from '../../parts/form/form-paths.ts'
import { ScreenForm } from '../../parts/form/ScreenForm.tsx'
import { useStore } from '../../store.ts'
import { useLinks } from '../../use-links.ts'
import { galleryControl } from '../gallery/GalleryControl.tsx'
import { messages } from '../messages.ts'
import { optionsControl } from '../options/OptionsControl.tsx'
import { categoriesControl } from './CategoriesControl.tsx'
import { wholeNumberControl } from './NumberCell.tsx'
import { pricingControl } from './PricingControl.tsx'
import { productFields, productSections } from './product-fields.ts'
import { bodyOf, type FormStart, formPath, type ProductFormValues, productForm } from './product-form.ts'
import { tagsControl } from './TagsControl.tsx'

const controls = {
  address: addressControl,
  categories: categoriesControl,
  gallery: galleryControl,
  options: optionsControl,
  pricing: pricingControl,
  richText: richTextControl,
  tags: tagsControl,
  wholeNumber: wholeNumberControl,
}

interface ProductFormProps {
  start: FormStart
  /** As last loaded or saved. */
  saved?: Product
  onSave: (body: ProductInput) => Promise<unknown>
}

/** The form of a new or existing product. Change its key to restart it with other values. */
export function ProductForm({ start, saved, onSave }: ProductFormProps) {
  const { storeId } = useStore()
  const [requests] = useState(fileRequests)
  const [typed] = useState(() => typedValues(start))
  const links = useLinks()
  const services = useMemo(() => ({ controls, pickFile: requests.pickFile, links }), [requests, links])
  const templates = useTemplates('product')
  const fields = useMemo(
    () => ({ ...productFields, templateId: { ...productFields.templateId, choices: templates } }),
    [templates],
  )
  // Only a store with more than the default template has a choice.
  const only = useMemo(
    () => Object.keys(productForm.shape).filter((key) => key !== 'templateId' || templates.length > 0),
    [templates],
  )
  const submit = (values: ProductFormValues) => atFormPaths(onSave(bodyOf(values, saved)), formPath)
  return (
    <TypedContext value={typed}>
      <AddressBase value={productPath('')}>
        <ScreenForm
          id="product-form"
          label={messages.form.label}
          saveLabel={saved ? messages.form.save : messages.form.add}
          schema={productForm}
          defaultValues={start}
          fields={fields}
          only={only}
          sections={productSections}
          services={services}
          around={(form) => <div className="card-form product-form">{form}</div>}
          onValuesChange={(values) => typed.setState(values, true)}
          onSubmit={submit}
        />
        <MediaPicker api={api} storeId={storeId} requests={requests} />
      </AddressBase>
    </TypedContext>
  )
}
