import { Button, Dialog, Field, Input, Notice } from '@blockfront/ui'
import { type FormEvent, useId, useMemo, useState } from 'react'
import { AdapterError } from '../../adapter.ts'
import { useCanvas } from '../../canvas/canvas-context.ts'
import { useThemeProperties } from '../../canvas/use-theme-properties.ts'
import { useSession } from '../../session.ts'
import { messages } from '../messages.ts'
import { useNavigation } from '../navigation.ts'
import { usePageListStore } from './page-list.ts'
import { TemplateChoice } from './TemplateChoice.tsx'
import { blankTemplate, templateContent } from './templates.ts'

const says = messages.pages

/** Makes a page from a template and opens it. What was typed stays when it did not work. */
export function NewPageDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={says.newTitle} description={says.newHelp} size="large">
      <NewPageForm onDone={onClose} />
    </Dialog>
  )
}

function NewPageForm({ onDone }: { onDone: () => void }) {
  const { adapter, builder } = useSession()
  const { views, entries, templates } = useCanvas()
  const theme = useThemeProperties()
  const { openPage } = useNavigation()
  const pages = usePageListStore()
  const catalogue = useMemo(() => ({ blocks: builder.blocks, views, entries }), [builder.blocks, views, entries])
  const [template, setTemplate] = useState(blankTemplate)
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<{ field?: string; message?: string }>({})
  const [busy, setBusy] = useState(false)
  const id = useId()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) {
      setProblem({ field: says.nameMissing })
      document.getElementById(`${id}-name`)?.focus()
      return
    }
    setBusy(true)
    setProblem({})
    try {
      const page = await adapter.createPage({ name: name.trim(), content: templateContent(template, builder.blocks, entries) })
      void pages.reload()
      onDone()
      openPage(page.pageId)
    } catch (error) {
      const field = error instanceof AdapterError ? (error.fields.name ?? error.fields.slug) : undefined
      setProblem(field ? { field } : { message: error instanceof Error ? error.message : String(error) })
      setBusy(false)
    }
  }
  return (
    <div className="bfs-new">
      {problem.message && (
        <Notice tone="danger" title={says.wrong} alert>
          {problem.message}
        </Notice>
      )}
      {/* Forms of the images below must not be nested in another form. */}
      <form id={`${id}-form`} onSubmit={submit} noValidate>
        <Field id={`${id}-name`} label={says.name} error={problem.field}>
          {({ id: field, describedBy, invalid }) => (
            <Input
              id={field}
              aria-describedby={describedBy}
              invalid={invalid}
              value={name}
              placeholder={says.namePlaceholder}
              maxLength={120}
              autoComplete="off"
              autoFocus
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
      </form>
      <TemplateChoice templates={templates} value={template} onChange={setTemplate} catalogue={catalogue} theme={theme} />
      <div className="bfs-new__foot">
        <Button type="submit" form={`${id}-form`} variant="primary" busy={busy}>
          {says.create}
        </Button>
      </div>
    </div>
  )
}
