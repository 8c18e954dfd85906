import { type FormState, type SchemaFormProps, TextForm } from '@blockfront/engine/form'
import '@blockfront/engine/form.css'
import { Button } from '@blockfront/ui'
import type { z } from 'zod'
import { messages } from './messages.ts'

interface AccountFormProps<S extends z.ZodObject>
  extends Pick<SchemaFormProps<S>, 'schema' | 'fields' | 'only' | 'defaultValues' | 'onSubmit'> {
  label: string
  submit: string
}

/** A form with one submit button. Typed values stay after an error. */
export function AccountForm<S extends z.ZodObject>({ submit, ...form }: AccountFormProps<S>) {
  const footer = ({ isSubmitting }: FormState) => (
    <Button type="submit" variant="primary" size="large" wide busy={isSubmitting} disabled={isSubmitting}>
      {submit}
    </Button>
  )
  return (
    <div className="account__card">
      <TextForm {...form} footer={footer} />
      <noscript>{messages.needsScript}</noscript>
    </div>
  )
}
