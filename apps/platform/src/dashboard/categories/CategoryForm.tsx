import { type Category, type CategoryInput, categoryInput } from '@blockfront/contract'
import { type FormState, words as formWords, SchemaForm } from '@blockfront/engine/form'
import { useMemo, useState } from 'react'
import type { z } from 'zod'
import '../parts/card-form.css'
import { api } from '../../api.ts'
import { fileRequests } from '../../media/file-request.ts'
import { MediaPicker } from '../../media/MediaPicker.tsx'
import { AddressBase, addressControl, TypedContext, typedValues } from '../parts/AddressControl.tsx'
import { SaveBar } from '../parts/SaveBar.tsx'
import { useStoreQuery } from '../query.ts'
import { useStore } from '../store.ts'
import { branchOf, treeOf } from './category-tree.ts'
import { words } from './words.ts'

const FORM = 'category-form'
/** No parent is a place, too. */
const choiceWords = { ...formWords, none: words.top }
const controls = { address: addressControl }

/** Where a category stands among its siblings is the list's to say. */
const categoryForm = categoryInput.omit({ position: true })

const sections = [
  { title: words.basics, fields: ['name', 'description'] },
  { title: words.search, description: words.searchAbout, fields: ['seoTitle', 'metaDescription', 'slug'] },
  { title: words.place, fields: ['parentId', 'image'] },
]

const fields = {
  name: { label: words.name, placeholder: words.namePlaceholder, autoComplete: 'off' },
  description: { label: words.description },
  image: { label: words.image, control: 'file', accept: 'image' as const },
  seoTitle: { label: words.seoTitle, help: words.seoTitleHelp },
  metaDescription: { label: words.metaDescription, control: 'textarea' },
  slug: { label: words.slug, control: 'address', help: words.slugHelp },
}

/** Categories that this one can stand below: not itself, and none below it. */
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

/** The form of a category, new or not. */
export function CategoryForm({ start, saved, onSave }: CategoryFormProps) {
  const { storeId } = useStore()
  const parents = useParents(saved)
  const [state, setState] = useState<FormState>()
  const [requests] = useState(fileRequests)
  const [typed] = useState(() => typedValues(start))
  const host = useMemo(() => ({ controls, pickFile: requests.pickFile, words: choiceWords }), [requests])
  const allFields = useMemo(
    () => ({ ...fields, parentId: { label: words.parent, control: 'select', choices: parents, optional: true } }),
    [parents],
  )
  return (
    <TypedContext value={typed}>
      <AddressBase value="/collection/">
        <div className="card-form">
          <SchemaForm
            id={FORM}
            label={words.basics}
            schema={categoryForm}
            defaultValues={start}
            fields={allFields}
            sections={sections}
            host={host}
            onStateChange={setState}
            onValuesChange={(values) => typed.setState(values, true)}
            onSubmit={onSave}
          />
        </div>
        {state && <SaveBar form={FORM} saveLabel={saved ? words.save : words.add} onDiscard={state.discard} {...state} />}
        <MediaPicker api={api} storeId={storeId} requests={requests} />
      </AddressBase>
    </TypedContext>
  )
}
