import '@blockfront/builder/builder.css'
import { blankTemplate, TemplateChoice, templateContent } from '@blockfront/builder'
import { ApiError } from '@blockfront/contract/client'
import { blocks } from '@blockfront/engine/blocks'
import { thumbnails } from '@blockfront/engine/generate'
import { themeProperties } from '@blockfront/engine/render'
import { views } from '@blockfront/engine/views'
import { pageTemplates } from '@blockfront/starter/templates'
import { Button, Dialog, Field, Input, Notice } from '@blockfront/ui'
import { type CSSProperties, type FormEvent, useId, useMemo, useRef, useState } from 'react'
import { useBlockStyles } from '../../../block-styles.ts'
import { messages as general } from '../../../messages.ts'
import { useNavigate } from '../../../router.ts'
import { useStore } from '../../store.ts'
import { useStoreMutation } from '../../store-query.ts'
import { messages } from '../messages.ts'

const catalogue = { blocks, views, entries: thumbnails(blocks) }

/** Makes a page from a template, and opens it in the builder. What was typed stays when it did not work. */
export function NewPage({ onClose }: { onClose: () => void }) {
  const { storeId, theme } = useStore()
  const navigate = useNavigate()
  const add = useStoreMutation('page.add')
  const [name, setName] = useState('')
  const [template, setTemplate] = useState(blankTemplate)
  const [problem, setProblem] = useState<{ field?: string; message?: string }>({})
  const input = useRef<HTMLInputElement>(null)
  const form = useId()
  const properties = useMemo(() => themeProperties(theme) as CSSProperties, [theme])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) {
      setProblem({ field: messages.nameMissing })
      input.current?.focus()
      return
    }
    setProblem({})
    try {
      const content = templateContent(template, blocks, catalogue.entries)
      const { pageId } = await add.mutateAsync({ body: { storeId, name: name.trim(), content } })
      navigate(`/builder?page=${pageId}`)
    } catch (error) {
      const field = error instanceof ApiError ? (error.fields.name ?? error.fields.slug) : undefined
      setProblem(field ? { field } : { message: error instanceof Error ? error.message : String(error) })
    }
  }
  useBlockStyles()
  return (
    <Dialog
      open
      size="large"
      title={messages.newTitle}
      description={messages.newHelp}
      onOpenChange={(open) => !open && !add.isPending && onClose()}
      footer={
        <>
          <Button onClick={onClose} disabled={add.isPending}>
            {general.cancel}
          </Button>
          <Button type="submit" form={form} variant="primary" busy={add.isPending}>
            {messages.create}
          </Button>
        </>
      }
    >
      <div className="new-page">
        {problem.message && (
          <Notice tone="danger" alert>
            {problem.message}
          </Notice>
        )}
        {/* Forms of the images below must not be nested in another form. */}
        <form id={form} onSubmit={(event) => void submit(event)} noValidate>
          <Field id={`${form}-name`} label={messages.name} error={problem.field}>
            {({ id, describedBy, invalid }) => (
              <Input
                ref={input}
                id={id}
                aria-describedby={describedBy}
                invalid={invalid}
                value={name}
                placeholder={messages.namePlaceholder}
                maxLength={120}
                autoComplete="off"
                autoFocus
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
        </form>
        <TemplateChoice
          templates={pageTemplates}
          value={template}
          onChange={setTemplate}
          catalogue={catalogue}
          theme={properties}
        />
      </div>
    </Dialog>
  )
}
