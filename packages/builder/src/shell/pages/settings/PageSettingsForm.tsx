import { updateSettings } from '@blockfront/engine'
import { completeServices, controls, Rows, rowsOf, useLatest } from '@blockfront/engine/form'
import { useEffect, useId, useMemo } from 'react'
import { SETTINGS } from '../../../saving/differences/compare.ts'
import { useOpenPage, useSession } from '../../../session.ts'
import { useBuilder, useBuilderState } from '../../../store/hooks.ts'
import { messages } from '../../messages.ts'
import { useFormServices } from '../../properties/form-services.ts'
import { focusField } from '../../properties/group.ts'
import { panelId, useLayout, useLayoutStore } from '../../workspace-layout.ts'
import { draftSettings, settingFields } from './page-settings.ts'
import { SearchPreview } from './SearchPreview.tsx'
import { useSettingsTitle } from './settings-title.ts'
import { useSettingsProblems } from './use-settings-problems.ts'

const settingsFormMessages = messages.settingsForm

const GENERAL = ['name', 'slug']

/**
 * Name, URL and SEO of the page, with a preview of the search result. Every change is part of the draft immediately: it is saved,
 * undone and published with the page. Values that can't be published are saved as typed and marked.
 */
export function PageSettingsForm() {
  const builder = useBuilder()
  const { adapter } = useSession()
  const store = useFormServices()
  const isSystem = useOpenPage((page) => page.isSystem)
  const type = useOpenPage((page) => page.type)
  const title = useSettingsTitle()
  const settings = useBuilderState((state) => state.document.settings)
  const problems = useSettingsProblems()
  const services = useMemo(() => completeServices(store, controls, true), [store])
  const rows = useMemo(() => rowsOf(draftSettings(type)), [type])
  const idPrefix = useId()
  const change = useLatest((name: string, value: unknown) => {
    const { document } = builder.store.getState()
    builder.apply(updateSettings(document, { [name]: value }), { field: `${SETTINGS}.${name}` })
  })
  const layout = useLayoutStore()
  const wanted = useLayout((state) => (state.wanted?.blockId === SETTINGS ? state.wanted.prop : undefined))
  useEffect(() => {
    if (wanted === undefined) return
    layout.setState({ wanted: undefined })
    requestAnimationFrame(() => focusField(panelId(layout.getState(), 'properties'), wanted))
  }, [layout, wanted])
  const widthChange = useLatest(() => {})
  if (!settings) return null
  const fields: readonly string[] = settingFields({ isSystem, type }, adapter.settings)
  const sections = [
    [
      type === 'component' ? settingsFormMessages.componentGeneral : settingsFormMessages.general,
      rows.filter(({ key }) => GENERAL.includes(key)),
    ],
    [settingsFormMessages.search, rows.filter(({ key }) => !GENERAL.includes(key))],
  ] as const
  return (
    <div className="bfs-settings">
      {isSystem && <p className="bfs-note">{settingsFormMessages.system}</p>}
      {type === 'component' && <p className="bfs-note">{settingsFormMessages.component}</p>}
      <form className="ui-form" aria-label={title} noValidate onSubmit={(event) => event.preventDefault()}>
        {sections.map(([heading, all]) => {
          const shown = all.filter(({ key }) => fields.includes(key))
          return (
            shown.length > 0 && (
              <fieldset key={heading} className="ui-form__section">
                <legend className="ui-form__title">{heading}</legend>
                <div className="ui-form__fields">
                  <Rows
                    rows={shown}
                    value={{ ...settings }}
                    onChange={change}
                    path=""
                    idPrefix={idPrefix}
                    errors={problems}
                    width="desktop"
                    onWidthChange={widthChange}
                    services={services}
                  />
                </div>
              </fieldset>
            )
          )
        })}
      </form>
      {type !== 'component' && <SearchPreview settings={settings} />}
    </div>
  )
}
