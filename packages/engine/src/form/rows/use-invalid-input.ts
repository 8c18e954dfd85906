import { useState } from 'react'
import type { Width } from '../../field/meta.ts'
import type { ControlServices, Unfinished } from '../control.ts'
import type { FieldSpec } from './field-spec.ts'

/** Typed text that is invalid. It stays in its control while the last valid value stays stored. */
interface InvalidInput extends Unfinished {
  spec: FieldSpec
}

/**
 * Keeps the invalid text of a field, also while its panel is closed. `at` is the path of the field. `find` returns the text that was typed for
 * this spec, stored value and width.
 */
export function useInvalidInput(services: ControlServices, at: string, spec: FieldSpec | undefined) {
  const [input, setInput] = useState(() => restoredInput(services, at, spec))
  return {
    find: (forSpec: FieldSpec, stored: unknown, width: Width) =>
      input && input.spec === forSpec && input.width === width && Object.is(input.over, stored) ? input : undefined,
    keep: (next: InvalidInput | undefined) => {
      setInput(next)
      services.unfinished?.set(at, next)
    },
  }
}

/** Invalid text that was in a field when its panel closed. */
function restoredInput(services: ControlServices, at: string, spec: FieldSpec | undefined): InvalidInput | undefined {
  const left = spec && services.unfinished?.get(at)
  return left && { ...left, spec }
}
