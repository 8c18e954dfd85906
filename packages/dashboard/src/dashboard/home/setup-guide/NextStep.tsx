import { Button } from '@blockfront/ui'
import { Link, useLocation } from '../../../router.ts'
import { useCan, useStore } from '../../store.ts'
import './next-step.css'
import { messages } from '../messages.ts'
import { checklistSteps } from './checklist-steps.ts'
import { listHiding } from './list-hiding.ts'
import { nextStep, stepScreens } from './step-screens.ts'
import { useSetup } from './use-setup.ts'

/** The dashboard home shows the whole guide. */
const guide = '/dashboard/adminhome'

/** Leads from every screen of a closed store to the next step of the setup guide, unless the guide was dismissed. */
export function NextStep() {
  const { storeId } = useStore()
  const { pathname } = useLocation()
  const canSetUp = useCan('settings.manage')
  const isShown = canSetUp && pathname !== guide && !listHiding.isHidden(storeId)
  const { data } = useSetup(isShown)
  if (!isShown || !data) return null
  const steps = checklistSteps(data)
  const next = nextStep(steps, pathname)
  if (!next) return null
  return (
    <div className="next-step">
      <Link className="next-step__guide" to={guide}>
        {messages.checklist}
      </Link>
      <span className="next-step__progress">{messages.progress(steps.filter(({ done }) => done).length, steps.length)}</span>
      <Button asChild size="small">
        <Link to={stepScreens[next]}>{messages.next(messages.steps[next].title)}</Link>
      </Button>
    </div>
  )
}
