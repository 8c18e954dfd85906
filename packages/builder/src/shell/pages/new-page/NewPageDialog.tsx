import { Button, Dialog, Notice, TextField } from '@blockfront/ui'
import { type CSSProperties, type FormEvent, useId, useState } from 'react'
import { AdapterError, type NewPage } from '../../../adapter.ts'
import type { BlockCatalog } from '../../block-catalog.ts'
import { messages } from '../../messages.ts'
import { TemplateChoice } from './TemplateChoice.tsx'
import { blankTemplate, templateContent } from './templates.ts'

const pageMessages = messages.pages

export interface NewPageDialogProps {
  /** Blocks, views and palette entries that templates are built from, and the templates. Keep it the same object. */
  blockCatalog: Pick<BlockCatalog, 'blocks' | 'views' | 'entries' | 'templates'>
  /** Custom properties of the store's theme, for the templates' thumbnails. */
  theme: CSSProperties | undefined
  /** Creates the page. The dialog shows an `AdapterError` about `name` or `slug` at the name, and any other error above the form. */
  createPage: (page: NewPage) => Promise<{ pageId: string }>
  onCreated: (pageId: string) => void
  /** Called when the owner closes the dialog, which is possible while no page is being created. */
  onClose: () => void
}

/** Creates a page from a template. Keeps the name and the template when this fails. The document must contain the blocks' styles. */
export function NewPageDialog({ blockCatalog, theme, createPage, onCreated, onClose }: NewPageDialogProps) {
  const { blocks, entries, templates } = blockCatalog
  const [template, setTemplate] = useState(blankTemplate)
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<{ field?: string; message?: string }>({})
  const [busy, setBusy] = useState(false)
  const id = useId()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) {
      setProblem({ field: pageMessages.nameMissing })
      document.getElementById(`${id}-name`)?.focus()
      return
    }
    setBusy(true)
    setProblem({})
    try {
      const { pageId } = await createPage({
        name: name.trim(),
        ...(template.type && { type: template.type }),
        content: templateContent(template, blocks, entries),
      })
      onCreated(pageId)
    } catch (error) {
      setProblem(problemOf(error))
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      size="large"
      title={pageMessages.newTitle}
      description={pageMessages.newHelp}
      onOpenChange={(open) => !open && !busy && onClose()}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {pageMessages.cancel}
          </Button>
          <Button type="submit" form={`${id}-form`} variant="primary" busy={busy}>
            {pageMessages.create}
          </Button>
        </>
      }
    >
      <div className="bfs-new">
        {problem.message && (
          <Notice tone="danger" title={pageMessages.wrong} alert>
            {problem.message}
          </Notice>
        )}
        {/* Forms of the images below must not be nested in another form. */}
        <form id={`${id}-form`} onSubmit={(event) => void submit(event)} noValidate>
          <TextField
            id={`${id}-name`}
            label={pageMessages.name}
            error={problem.field}
            value={name}
            placeholder={pageMessages.namePlaceholder}
            maxLength={120}
            autoComplete="off"
            autoFocus
            onChange={(event) => setName(event.target.value)}
          />
        </form>
        <TemplateChoice templates={templates} value={template} onChange={setTemplate} blockCatalog={blockCatalog} theme={theme} />
      </div>
    </Dialog>
  )
}

function problemOf(error: unknown): { field?: string; message?: string } {
  const field = error instanceof AdapterError ? (error.fields.name ?? error.fields.slug) : undefined
  return field ? { field } : { message: error instanceof Error ? error.message : String(error) }
}
