import { useBlockServices } from '@blockfront/engine/render'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { formPath } from '../routing/form-path.ts'

/**
 * Sends a form of filters as soon as one is set: a choice at once, a text when it is left or confirmed, as the browser's own `change`
 * says it (React's comes with each key). The form stays as it is from list to list, and the focus in it: after each, its fields say what
 * the address says, but for the one that is being typed in.
 */
export function useFilterFields(path: string): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const typedIn = useRef<EventTarget>(null)
  const { navigate } = useBlockServices()
  const go = useEffectEvent(navigate)

  useEffect(() => {
    const { current } = form
    if (!current) return
    const type = ({ target }: Event) => {
      typedIn.current = target
    }
    const submit = () => {
      typedIn.current = null
      const address = formPath(current)
      if (address !== undefined) go(address)
    }
    current.addEventListener('input', type)
    current.addEventListener('change', submit)
    return () => {
      current.removeEventListener('input', type)
      current.removeEventListener('change', submit)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each address has its own fields
  useEffect(() => {
    for (const field of form.current?.elements ?? []) if (field !== typedIn.current) showGiven(field)
  }, [path])

  return form
}

/** Shows what a field was drawn with. React keeps that of texts and choices up to date; a list's own is in its `data-given`. */
function showGiven(field: Element): void {
  if (field instanceof HTMLSelectElement) field.value = field.dataset.given ?? field.value
  if (!(field instanceof HTMLInputElement)) return
  field.checked = field.defaultChecked
  if (field.value !== field.defaultValue) field.value = field.defaultValue
}
