import { type Category, type CategoryInput, categoryInput } from '@blockfront/contract'
import { useMemo, useState } from 'react'
import type { z } from 'zod'
import '../parts/form/card-form.css'
import { api } from '../../api.ts'
import { fileRequests } from '../../media/file-request.ts'
import { MediaPicker } from '../../media/MediaPicker.tsx'
import { messages as pageMessages } from '../pages/messages.ts'
import { useTemplates } from '../pages/use-templates.ts'
import { AddressBase, addressControl, TypedContext, typedValues } from '../parts/form/AddressControl.tsx'
import { ScreenForm } from '../parts/form/ScreenForm.tsx'
import { useStore } from '../store.ts'
import { useStoreQuery } from '../store-query.ts'
import { branchOf, treeOf } from './category-tree.ts'
import { messages } from './messages.ts'

const controls = { address: addressControl }

/** The list decides the order among siblings. */
const categoryForm = categoryInput.omit({ position: true })

/** Shown in a store with more than the default template. */
const templateField = {
  label: pageMessages.templates.label,
  help: pageMessages.templates.help,
  control: 'select',
  optional: true,
}

const sections = [
  { title: messages.basics, fields: ['name', 'description'] },
  { title: messages.search, description: messages.searchAbout, fields: ['seoTitle', 'metaDescription', 'slug'] },
  { title: messages.place, fields: ['parentId', 'image', 'templateId'] },
]

const fields = {
  name: { label: messages.name, placeholder: messages.namePlaceholder, autoComplete: 'off' },
  description: { label: messages.description },
  image: { label: messages.image, control: 'file', accept: 'image' as const },
  seoTitle: { label: messages.seoTitle, help: messages.seoTitleHelp },
  metaDescription: { label: messages.metaDescription, control: 'textarea' },
  slug: { label: messages.slug, control: 'address', help: messages.slugHelp },
}

/** The possible parents of a category: all except itself and its descendants. */
function useParents(own: Category | undefined) {
  const { data: categories = [] } = useStoreQuery('category.list')
  return useMemo(() => {
    const branch = own ? branchOf(categories, own.id) : new Set<string>()
    return treeOf(categories)
      .filter(({ category: { id } }) => !branch.has(id))
      .map(({ category: { id, name }, depth }) => ({ value: id, label: `${'\u2003'.repeat(depth)}${name}` }))
  }, [categories, own])
}

interface CategoryFormProps {
  start: Partial<z.input<typeof categoryForm>>
  saved?: Category
  onSave: (body: Omit<CategoryInput, 'position'>) => Promise<unknown>
}

/** The form of a new or existing category. */
export function CategoryForm({ start, saved, onSave }: CategoryFormProps) {
  const { storeId } = useStore()
  const parents = useParents(saved)
  const [requests] = useState(fileRequests)
  const [typed] = useState(() => typedValues(start))
  const services = useMemo(() => ({ controls, pickFile: requests.pickFile }), [requests])
  const templates = useTemplates('collection')
  const allFields = useMemo(
    () => ({
      ...fields,
      parentId: { label: messages.parent, control: 'select', choices: parents, optional: true },
      templateId: { ...templateField, choices: templates },
    }),
    [parents, templates],
  )
  const only = useMemo(
    () => Object.keys(categoryForm.shape).filter((key) => key !== 'templateId' || templates.length > 0),
    [templates],
  )
  return (
    <TypedContext value={typed}>
      <AddressBase value="/collection/">
        <ScreenForm
          id="category-form"
          label={messages.basics}
          saveLabel={saved ? messages.save : messages.add}
          schema={categoryForm}
          defaultValues={start}
          fields={allFields}
          only={only}
          sections={sections}
          services={services}
          around={(form) => <div className="card-form">{form}</div>}
          onValuesChange={(values) => typed.setState(values, true)}
          onSubmit={onSave}
        />
        <MediaPicker api={api} storeId={storeId} requests={requests} />
      </AddressBase>
    </TypedContext>
  )
}
