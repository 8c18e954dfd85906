import '@blockfront/engine/form.css'
import '@blockfront/builder/parts.css'
import './checkout-editor.css'
import { SettingsEditor } from '@blockfront/builder'
import { type CheckoutSettings, checkoutSettings } from '@blockfront/contract'
import { createClient } from '@blockfront/contract/client'
import type { Block } from '@blockfront/engine'
import type { FormServices } from '@blockfront/engine/form'
import { useMemo, useState } from 'react'
import { fileRequests } from '../../media/file-request.ts'
import { MediaPicker } from '../../media/MediaPicker.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { useStore } from '../store.ts'
import { useLinks } from '../use-links.ts'
import { CheckoutPreview, VersionPreview } from './CheckoutPreview.tsx'
import { createCheckoutAdapter } from './checkout-adapter.ts'
import { messages } from './messages.ts'
import { sectionOrder } from './section-order.tsx'

/** Disables the platform's toasts: the editor shows its own errors. */
const api = createClient()

const type: Block = { ...checkoutSettings, View: VersionPreview }
const controls = { order: sectionOrder }

/** `/dashboard/checkout-editor`: the settings of the checkout with a live preview, drafts and versions. */
export function CheckoutEditor() {
  const store = useStore()
  const adapter = useMemo(() => createCheckoutAdapter(api, store), [store])
  const [requests] = useState(fileRequests)
  const links = useLinks()
  const services = useMemo<FormServices>(() => ({ controls, pickFile: requests.pickFile, links }), [requests, links])
  return (
    <>
      <PageHeader title={messages.title} about={messages.about} />
      <SettingsEditor key={store.storeId} adapter={adapter} type={type} noun={messages.noun} services={services}>
        {(settings) => <CheckoutPreview settings={settings as unknown as CheckoutSettings} />}
      </SettingsEditor>
      <MediaPicker api={api} storeId={store.storeId} requests={requests} />
    </>
  )
}
