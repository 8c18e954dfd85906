import { type RefObject, useEffect, useRef, useState } from 'react'
import { useBlockServices } from '../block-services.ts'
import type { AttributeGroup } from '../resource.ts'
import { chosenValue, type Selection } from './variation.ts'

/**
 * Reports the options without a value after an attempt to buy. `report` shows a message that names them, and focuses the first one inside `area`.
 * `update` takes the next selection: the message names what is still missing, and is removed when nothing is. `noteOf` returns the text at an option.
 */
export function useMissingOptions(groups: readonly AttributeGroup[], selection: Selection, area: RefObject<HTMLElement | null>) {
  const { messages, alert } = useBlockServices()
  // Each attempt focuses the first missing option.
  const [attempts, setAttempts] = useState(0)
  const removeAlert = useRef<() => void>(undefined)

  useEffect(() => {
    if (attempts > 0) area.current?.querySelector<HTMLElement>('[data-missing] :is(select, button)')?.focus()
  }, [attempts, area])

  const show = (of: Selection) => {
    const missing = groups.filter(({ name }) => chosenValue(of, name) === undefined).map(({ name }) => name)
    const text = missing.length > 0 ? messages.selectOptions({ options: missing.join(', ') }) : messages.selectAllOptions
    removeAlert.current = alert(text) || undefined
  }
  return {
    report: () => {
      setAttempts(attempts + 1)
      show(selection)
    },
    update: (next: Selection) => {
      if (!removeAlert.current) return
      removeAlert.current()
      removeAlert.current = undefined
      if (groups.some(({ name }) => chosenValue(next, name) === undefined)) show(next)
    },
    noteOf: (name: string) =>
      attempts > 0 && chosenValue(selection, name) === undefined ? messages.selectAllOptions : undefined,
  }
}
