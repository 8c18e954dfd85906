import { Button, IconButton, VisuallyHidden } from '@blockfront/ui'
import { Check, X } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from '../../router.ts'
import { storeUrl } from '../../stores/store-url.ts'
import { toast } from '../../toast.tsx'
import { Card } from '../parts/Card.tsx'
import { type Store, useStore } from '../store.ts'
import { useStoreQuery } from '../store-query.ts'
import { checklistSteps, type Step, type StepKey } from './checklist-steps.ts'
import { listHiding } from './list-hiding.ts'
import { messages } from './messages.ts'

/** The screen of each step. The sharing step copies the URL instead. */
const places: Readonly<Record<Exclude<StepKey, 'share'>, string>> = {
  product: '/dashboard/addproduct',
  demo: '/dashboard/products',
  page: '/builder',
  details: '/dashboard/settings',
  logo: '/dashboard/settings',
  seo: '/dashboard/seo',
}

const newestProduct = { sort: 'newest', size: 1 } as const

/** Whether the completed steps are still loading: until then it is unknown whether the checklist is shown. */
export function useChecklistPending(enabled: boolean): boolean {
  const { storeId } = useStore()
  const pages = useStoreQuery('page.getByStoreId', {}, { enabled })
  const products = useStoreQuery('product.filter', newestProduct, { enabled })
  return !listHiding.isHidden(storeId) && (pages.isLoading || products.isLoading)
}

/** The setup guide for a new store, until it is complete or dismissed. Renders nothing while its state is loading. */
export function Checklist({ orders }: { orders: number }) {
  const store = useStore()
  const pages = useStoreQuery('page.getByStoreId')
  const products = useStoreQuery('product.filter', newestProduct)
  const [hidden, setHidden] = useState(() => listHiding.isHidden(store.storeId))
  if (hidden || !pages.data || !products.data) return null
  const steps = checklistSteps({ store, pages: pages.data, products: products.data.content, orders })
  const done = steps.filter((step) => step.done).length
  if (done === steps.length) return null
  const hide = () => {
    listHiding.hide(store.storeId)
    setHidden(true)
  }
  return (
    <Card
      title={messages.checklist}
      actions={
        <IconButton label={messages.hide} size="small" plain onClick={hide}>
          <X size={14} />
        </IconButton>
      }
    >
      <Progress done={done} all={steps.length} />
      <Steps steps={steps} store={store} />
    </Card>
  )
}

const Progress = ({ done, all }: { done: number; all: number }) => (
  <div className="checklist-progress">
    <progress max={all} value={done} aria-label={messages.checklist} />
    <span>{messages.progress(done, all)}</span>
  </div>
)

/** One step is expanded: the first incomplete one, or the one that was clicked. */
function Steps({ steps, store }: { steps: readonly Step[]; store: Store }) {
  const [chosen, setChosen] = useState<StepKey>()
  const open = chosen ?? steps.find(({ done }) => !done)?.key
  return (
    <ol className="checklist">
      {steps.map((step) => (
        <StepRow key={step.key} step={step} store={store} open={step.key === open} onOpen={() => setChosen(step.key)} />
      ))}
    </ol>
  )
}

interface StepRowProps {
  step: Step
  store: Store
  open: boolean
  onOpen: () => void
}

function StepRow({ step: { key, done }, store, open, onOpen }: StepRowProps) {
  const id = useId()
  const { title } = messages.steps[key]
  return (
    <li className="checklist__step" data-open={open ? '' : undefined} data-done={done ? '' : undefined}>
      <button type="button" className="checklist__title" aria-expanded={open} aria-controls={id} onClick={onOpen}>
        <span className="checklist__mark">{done && <Check size={12} strokeWidth={3} aria-hidden />}</span>
        {title}
        {done && <VisuallyHidden>{messages.done}</VisuallyHidden>}
      </button>
      <div className="checklist__body" id={id} hidden={!open}>
        <StepBody step={key} store={store} />
      </div>
    </li>
  )
}

function StepBody({ step, store }: { step: StepKey; store: Store }) {
  if (step !== 'share')
    return (
      <>
        <p>{messages.steps[step].help}</p>
        <Button asChild size="small">
          <Link to={places[step]}>{messages.steps[step].action}</Link>
        </Button>
      </>
    )
  const url = storeUrl(store.storeDomain)
  const { help, action } = messages.steps.share
  return (
    <>
      <p>{help(url)}</p>
      <Button size="small" onClick={() => void navigator.clipboard.writeText(url).then(() => toast.success(messages.copied))}>
        {action}
      </Button>
    </>
  )
}
