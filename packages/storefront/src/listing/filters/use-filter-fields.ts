import { useBlockServices } from '@blockfront/engine/render'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { formPath } from '../../routing/form-path.ts'

/**
 * Navigates when a filter changes, on the native `change` event: immediately for choices, on blur or Enter for text. (React's `onChange` fires
 * on every key.) The form stays mounted and keeps the focus from list to list. After each navigation its fields take the values of the URL,
 * except the field that the shopper is typing in.
 */
export function useFilterFields(path: string): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const typedIn = useRef<EventTarget>(null)
  const isChosenEarly = useRef(false)
  const { navigate } = useBlockServices()
  const go = useEffectEvent(navigate)

  useEffect(() => {
    const { current } = form
    if (!current) return
    const trackTyping = ({ target }: Event) => {
      typedIn.current = target
    }
    const submit = () => {
      typedIn.current = null
      const path = formPath(current)
      if (path !== undefined) go(path)
    }
    current.addEventListener('input', trackTyping)
    current.addEventListener('change', submit)
    // Filters that were chosen before hydration apply now. A text that is still being typed applies when its field is left.
    const changed = [...current.elements].filter(isChanged)
    typedIn.current = changed.find((field) => field === document.activeElement && isText(field)) ?? null
    isChosenEarly.current = changed.some((field) => field !== typedIn.current)
    if (isChosenEarly.current) submit()
    return () => {
      current.removeEventListener('input', trackTyping)
      current.removeEventListener('change', submit)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each URL has its own values
  useEffect(() => {
    if (isChosenEarly.current) {
      isChosenEarly.current = false
      return
    }
    for (const field of form.current?.elements ?? []) if (field !== typedIn.current) resetField(field)
  }, [path])

  return form
}

const isText = (field: Element) => field instanceof HTMLInputElement && field.type === 'text'

/** Whether a field has another value than the rendered one. */
function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) return field.value !== (field.dataset.given ?? field.value)
  if (!(field instanceof HTMLInputElement)) return false
  return field.checked !== field.defaultChecked || field.value !== field.defaultValue
}

/** Resets a field to its rendered value. React updates the default of text fields and choices; that of a select is in `data-given`. */
function resetField(field: Element): void {
  if (field instanceof HTMLSelectElement) field.value = field.dataset.given ?? field.value
  if (!(field instanceof HTMLInputElement)) return
  field.checked = field.defaultChecked
  if (field.value !== field.defaultValue) field.value = field.defaultValue
}
