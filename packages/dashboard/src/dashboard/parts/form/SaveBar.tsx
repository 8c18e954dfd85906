import { Button } from '@blockfront/ui'
import { type ReactNode, useEffect } from 'react'
import '../parts.css'
import { messages } from '../messages.ts'
import { LeaveGuard } from './LeaveGuard.tsx'

interface SaveBarProps {
  /** The id of the form that Save submits. */
  form: string
  isDirty: boolean
  isSubmitting: boolean
  onDiscard: () => void
  saveLabel?: string
  /** Replaces "Unsaved changes". */
  children?: ReactNode
}

/** Visible while something is not saved. Ctrl or Cmd with S saves; leaving the screen asks for confirmation. */
export function SaveBar({ form, isDirty, isSubmitting, onDiscard, saveLabel = messages.save, children }: SaveBarProps) {
  useEffect(() => {
    if (!isDirty) return
    const save = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      const element = document.getElementById(form)
      if (element instanceof HTMLFormElement) element.requestSubmit()
    }
    addEventListener('keydown', save)
    return () => removeEventListener('keydown', save)
  }, [form, isDirty])
  if (!isDirty) return null
  return (
    <section className="float-bar" aria-label={messages.unsaved}>
      <LeaveGuard />
      <span className="float-bar__text" role="status">
        {children ?? messages.unsaved}
      </span>
      <Button disabled={isSubmitting} onClick={onDiscard}>
        {messages.discard}
      </Button>
      <Button variant="primary" type="submit" form={form} busy={isSubmitting}>
        {saveLabel}
      </Button>
    </section>
  )
}
