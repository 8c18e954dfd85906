import type { PageSeo, PageSummary } from '@blockfront/contract'
import type { FormState } from '@blockfront/engine/form'
import { useRef, useState } from 'react'
import { toast } from '../../toast.tsx'
import { Loaded } from '../Loaded.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { changedSettings } from '../pages/settings/page-form.ts'
import { Card } from '../parts/Card.tsx'
import { FormSkeleton } from '../parts/form/FormSkeleton.tsx'
import { SaveBar } from '../parts/form/SaveBar.tsx'
import { useStore } from '../store.ts'
import { useStoreMutation, useStoreQuery } from '../store-query.ts'
import { messages } from './messages.ts'
import { SeoForm } from './SeoForm.tsx'
import { SeoPages } from './SeoPages.tsx'
import { seoOf } from './seo-form.ts'

const FORM = 'home-seo'

/** SEO of the home page, and of all other pages. */
export function Seo() {
  const { storeDomain } = useStore()
  const home = useStoreQuery('page.getByStoreId')
  return (
    <>
      <PageHeader title={messages.title} about={messages.about} />
      <Loaded query={home} skeleton={<FormSkeleton single />}>
        {(pages) => {
          const page = pages.find(({ type }) => type === 'home')
          return (
            <>
              {page && <HomeSeo key={storeDomain} read={page} />}
              <SeoPages pages={pages} />
            </>
          )
        }}
      </Loaded>
    </>
  )
}

/** `read` provides the initial values; a form with unsaved changes is not reset. */
function HomeSeo({ read }: { read: PageSummary }) {
  const { storeId, name } = useStore()
  const update = useStoreMutation('page.updateSeo')
  const [start] = useState(() => seoOf(read))
  const saved = useRef(start)
  const [state, setState] = useState<FormState>()
  const save = async (seo: PageSeo) => {
    await update.mutateAsync({ body: { ...changedSettings(saved.current, seo), storeId } })
    saved.current = seo
    toast.success(messages.saved)
  }
  return (
    <>
      <Card title={messages.home} about={messages.homeAbout}>
        <SeoForm id={FORM} label={messages.label} start={start} name={name} path="/" onSave={save} onStateChange={setState} />
      </Card>
      {state && <SaveBar form={FORM} onDiscard={state.discard} {...state} />}
    </>
  )
}
