import { Button } from '@blockfront/ui'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { HintsAdapter } from '../../adapter.ts'
import { useSession } from '../../session.ts'
import { messages } from './messages.ts'

/** The hints in order, and the part of the window that each is about. */
const HINTS = [
  { name: 'add', about: '[data-rail="add"]' },
  { name: 'edit', about: '.bfb-stage' },
  { name: 'publish', about: '.bfv-publish' },
] as const

/** Three hints for a person who opens the builder for the first time. They cover no dialog and take no focus. */
export function Hints() {
  const { hints } = useSession().adapter
  return hints ? <FirstHints hints={hints} /> : null
}

function FirstHints({ hints }: { hints: HintsAdapter }) {
  const [step, setStep] = useState<number>()
  useEffect(() => {
    let isHere = true
    // If the app does not know, the hints are left out.
    Promise.resolve()
      .then(() => hints.isDone())
      .then(
        (isDone) => isHere && !isDone && setStep(0),
        () => undefined,
      )
    return () => {
      isHere = false
    }
  }, [hints])
  const end = () => {
    setStep(undefined)
    void Promise.resolve()
      .then(() => hints.done())
      .catch(() => undefined)
  }
  if (step === undefined) return null
  return <Hint step={step} onNext={() => (step + 1 < HINTS.length ? setStep(step + 1) : end())} onSkip={end} />
}

function Hint({ step, onNext, onSkip }: { step: number; onNext: () => void; onSkip: () => void }) {
  const id = useId()
  const card = useRef<HTMLElement>(null)
  const { name, about } = HINTS[step] ?? HINTS[0]
  const isLast = step === HINTS.length - 1
  const { title, text } = messages.hints[name]
  useEffect(() => {
    const part = card.current?.closest('.bfs-window')?.querySelector<HTMLElement>(about)
    part?.setAttribute('data-hinted', '')
    return () => part?.removeAttribute('data-hinted')
  }, [about])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onSkip()
  }
  return (
    <section ref={card} className="bfs-hint ui-float" aria-label={messages.label} onKeyDown={onKeyDown}>
      <div aria-live="polite">
        <p className="bfs-hint__title" id={id}>
          {title}
        </p>
        <p>{text}</p>
      </div>
      <div className="bfs-hint__foot">
        <span className="bfs-hint__step">{messages.step(step + 1, HINTS.length)}</span>
        {!isLast && (
          <Button variant="ghost" size="small" onClick={onSkip}>
            {messages.skip}
          </Button>
        )}
        <Button variant="primary" size="small" aria-describedby={id} onClick={onNext}>
          {isLast ? messages.done : messages.next}
        </Button>
      </div>
    </section>
  )
}
