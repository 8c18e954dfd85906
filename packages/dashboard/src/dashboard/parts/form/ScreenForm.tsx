import { type FormState, SchemaForm, type SchemaFormProps } from '@blockfront/engine/form'
import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import { SaveBar } from './SaveBar.tsx'

interface ScreenFormProps<S extends z.ZodObject> extends Omit<SchemaFormProps<S>, 'footer' | 'onStateChange'> {
  id: string
  saveLabel?: string
  /** Adds content around the form. The save bar follows it. */
  around?: (form: ReactNode, state: FormState | undefined) => ReactNode
}

/** A form on a screen, with the bar that saves or discards its changes. */
export function ScreenForm<S extends z.ZodObject>({ saveLabel, around = (form) => form, ...form }: ScreenFormProps<S>) {
  const [state, setState] = useState<FormState>()
  return (
    <>
      {around(<SchemaForm {...form} onStateChange={setState} />, state)}
      {state && <SaveBar form={form.id} saveLabel={saveLabel} onDiscard={state.discard} {...state} />}
    </>
  )
}
