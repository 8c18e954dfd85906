import type { WebhookEvent } from '@blockfront/contract'
import { Checkbox } from '@blockfront/ui'
import { useId } from 'react'
import { messages } from './messages.ts'

const all = Object.keys(messages.eventNames) as WebhookEvent[]
const groups = Object.entries(messages.groups).map(([area, title]) => ({
  title,
  events: all.filter((event) => event.startsWith(`${area}.`)),
}))

interface EventChoicesProps {
  chosen: readonly WebhookEvent[]
  onChange: (chosen: readonly WebhookEvent[]) => void
}

/** All events by group, each with a checkbox and its type in the API. */
export function EventChoices({ chosen, onChange }: EventChoicesProps) {
  const id = useId()
  const toggle = (event: WebhookEvent, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, event] : chosen.filter((one) => one !== event))
  return (
    <fieldset className="webhook-form__events">
      <legend>
        {messages.events} <span className="webhook-form__count">{messages.chosen(chosen.length, all.length)}</span>
      </legend>
      {groups.map(({ title, events }) => (
        <fieldset key={title} className="webhook-form__group">
          <legend>{title}</legend>
          {events.map((event) => (
            <span key={event} className="webhook-form__choice">
              <Checkbox id={`${id}-${event}`} checked={chosen.includes(event)} onChange={(isChosen) => toggle(event, isChosen)} />
              <label htmlFor={`${id}-${event}`}>{messages.eventNames[event]}</label>
              <code dir="ltr">{event}</code>
            </span>
          ))}
        </fieldset>
      ))}
    </fieldset>
  )
}
