import type { z } from 'zod'
import { GeneratedForm, type SchemaFormProps } from './GeneratedForm.tsx'
import { controls } from './registry.ts'

/**
 * A form generated from any zod object, with the controls of the panels.
 * <SchemaForm schema={profile} defaultValues={user} onSubmit={save} footer={({ isDirty }) => <Button type="submit">Save</Button>}
 * />
 */
export const SchemaForm = <S extends z.ZodObject>(props: SchemaFormProps<S>) => <GeneratedForm {...props} controls={controls} />
