import { Button, IconButton, VisuallyHidden } from '@blockfront/ui'
import { Check, X } from 'lucide-react'
import { useId, useState } from 'react'
import { WorksReadOnly } from '../../../billing/PlanScope.tsx'
import { Link } from '../../../router.ts'
import { storeUrl } from '../../../stores/store-url.ts'
import { toast } from '../../../toast.tsx'
import { OpenStoreDialog } from '../../opening/OpenStoreDialog.tsx'
import { Card } from '../../parts/Card.tsx'
import { useStore } from '../../store.ts'
import { messages } from '../messages.ts'
import { checklistSteps, type Setup, type Step, type StepKey } from './checklist-steps.ts'
import { listHiding } from './list-hiding.ts'
import { stepScreens } from './step-screens.ts'
import { ThemeTexts } from './ThemeTexts.tsx'
import { useSetup } from './use-setup.ts'

/** Whether the completed steps are still loading: until then it is unknown whether the checklist is shown. */
export function useChecklistPending(isShown: boolean): boolean {
  const { storeId } = useStore()
  const isWanted = isShown && !listHiding.isHidden(storeId)
  const { isPending } = useSetup(isWanted)
  return isWanted && isPending
}

/** The setup guide for a new store, until it is complete or dismissed. Renders nothing while its state is loading. */
export function Checklist() {
  const store = useStore()
  const [hidden, setHidden] = useState(() => listHiding.isHidden(store.storeId))
  const { data } = useSetup(!hidden)
  if (hidden || !data) return null
  const steps = checklistSteps(data)
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
      <Steps steps={steps} texts={data.setup.themeTexts} />
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
function Steps({ steps, texts }: { steps: readonly Step[]; texts: Setup['themeTexts'] }) {
  const [chosen, setChosen] = useState<StepKey>()
  const open = chosen ?? steps.find(({ done }) => !done)?.key
  return (
    <ol className="checklist">
      {steps.map((step) => (
        <StepRow key={step.key} step={step} texts={texts} open={step.key === open} onOpen={() => setChosen(step.key)} />
      ))}
    </ol>
  )
}

interface StepRowProps {
  step: Step
  texts: Setup['themeTexts']
  open: boolean
  onOpen: () => void
}

function StepRow({ step: { key, done }, texts, open, onOpen }: StepRowProps) {
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
        {key === 'open' ? <OpenStep done={done} /> : <StepBody step={key} texts={texts} />}
      </div>
    </li>
  )
}

function StepBody({ step, texts }: { step: Exclude<StepKey, 'open'>; texts: Setup['themeTexts'] }) {
  return (
    <>
      <p>{messages.steps[step].help}</p>
      {step === 'texts' && <ThemeTexts texts={texts} />}
      <Button asChild size="small">
        <Link to={stepScreens[step]}>{messages.steps[step].action}</Link>
      </Button>
    </>
  )
}

/** Opens the store, or copies its URL once it is open. */
function OpenStep({ done }: { done: boolean }) {
  const { storeDomain } = useStore()
  const [isAsking, setIsAsking] = useState(false)
  const { help, action } = messages.steps.open
  const url = storeUrl(storeDomain)
  return (
    <>
      <p>{done ? messages.openAt(url) : help}</p>
      {done ? (
        <WorksReadOnly>
          <Button size="small" onClick={() => void navigator.clipboard.writeText(url).then(() => toast.success(messages.copied))}>
            {messages.copyUrl}
          </Button>
        </WorksReadOnly>
      ) : (
        <Button size="small" variant="primary" onClick={() => setIsAsking(true)}>
          {action}
        </Button>
      )}
      {isAsking && <OpenStoreDialog onClose={() => setIsAsking(false)} />}
    </>
  )
}
