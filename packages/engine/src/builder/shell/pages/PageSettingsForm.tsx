import { useEffect, useMemo, useState } from 'react'
import { z } from 'zod'
import { checkbox } from '../../../field/checkbox.ts'
import { file } from '../../../field/file.ts'
import { text } from '../../../field/text.ts'
import { textarea } from '../../../field/textarea.ts'
import { SchemaForm } from '../../../form/SchemaForm.tsx'
import { Button } from '../../../form/ui/Button.tsx'
import type { PageSettings } from '../../host.ts'
import { learn, useOpenPage, useSession } from '../../session.ts'
import { useFormHost } from '../properties/form-host.ts'
import { words } from '../words.ts'
import { usePageListStore } from './page-list.ts'
import { SearchPreview } from './SearchPreview.tsx'

const says = words.settingsForm

/** The last part of an address: lower-case letters of any script, digits and single hyphens. */
const SLUG = /^[\p{Ll}\p{Lo}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{N}]+)*$/u

const settings = () =>
  z.object({
    name: text(says.name, { help: says.nameHelp }).trim().min(1).max(120),
    slug: text(says.slug, { help: says.slugHelp }).max(120).regex(SLUG, says.slugWrong),
    metaTitle: text(says.metaTitle, { help: says.metaTitleHelp }).max(200).optional(),
    metaDescription: textarea(says.metaDescription, { help: says.metaDescriptionHelp }).max(500).optional(),
    ogImage: file(says.ogImage).optional(),
    noindex: checkbox(says.noindex),
  })

const GENERAL = { title: says.general, fields: ['name', 'slug'] }
const SEARCH = { title: says.search, fields: ['metaTitle', 'metaDescription', 'ogImage', 'noindex'] }

/** Name, address and how search engines see the page, with the search result as it will look. */
export function PageSettingsForm() {
  const session = useSession()
  const pages = usePageListStore()
  const formHost = useFormHost()
  const pageId = useOpenPage((page) => page.pageId)
  const isSystem = useOpenPage((page) => page.isSystem)
  const schema = useMemo(settings, [])
  const [start] = useState(() => settingsOf(session.page.getState()))
  const [typed, setTyped] = useState<PageSettings>(start)

  const save = async (values: z.output<typeof schema>) => {
    const { name, slug, ...seo } = complete(values)
    learn(session, await session.host.updatePage(pageId, isSystem ? seo : { name, slug, ...seo }))
    session.builder.say(says.saved)
    void pages.reload()
  }
  useEffect(() => setTyped(start), [start])
  return (
    <div className="bfs-settings">
      {isSystem && <p className="bfs-note">{says.system}</p>}
      <SchemaForm
        schema={schema}
        defaultValues={start}
        label={words.pageSettings}
        sections={isSystem ? [SEARCH] : [GENERAL, SEARCH]}
        only={isSystem ? SEARCH.fields : [...GENERAL.fields, ...SEARCH.fields]}
        host={formHost}
        onSubmit={save}
        onValuesChange={(values) => setTyped(complete({ ...start, ...values }))}
        footer={({ isDirty, isSubmitting, discard }) =>
          (isDirty || isSubmitting) && (
            <div className="bfs-savebar">
              <Button onClick={discard} disabled={isSubmitting}>
                {says.discard}
              </Button>
              <Button type="submit" variant="primary" busy={isSubmitting}>
                {says.save}
              </Button>
            </div>
          )
        }
      />
      <SearchPreview settings={typed} />
    </div>
  )
}

const settingsOf = ({ name, slug, metaTitle, metaDescription, ogImage, noindex }: PageSettings): PageSettings => ({
  name,
  slug,
  metaTitle,
  metaDescription,
  ogImage,
  noindex,
})

/** What a form holds, with empty texts for what was left empty. */
const complete = (values: { [K in keyof PageSettings]?: unknown }): PageSettings => ({
  name: String(values.name ?? ''),
  slug: String(values.slug ?? ''),
  metaTitle: String(values.metaTitle ?? ''),
  metaDescription: String(values.metaDescription ?? ''),
  ogImage: String(values.ogImage || ''),
  noindex: values.noindex === true,
})
