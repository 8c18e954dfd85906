import type { ErrorTree } from '@blockfront/engine/form'
import { useMemo } from 'react'
import { useSaving } from '../../../saving/saver/use-saver.ts'
import { useOpenPage, useSession } from '../../../session.ts'
import { useBuilderState } from '../../../store/hooks.ts'
import { settingFields, settingsProblems } from './page-settings.ts'

/** Errors of the open page's settings that prevent publishing, by field; undefined if there are none. */
export function useSettingsProblems(): ErrorTree | undefined {
  const settings = useBuilderState((state) => state.document.settings)
  const saved = useSaving(({ save }) => save.saved.settings)
  const { adapter } = useSession()
  const isSystem = useOpenPage((page) => page.isSystem)
  const type = useOpenPage((page) => page.type)
  const fromServer = useOpenPage((page) => page.settingsErrors)
  return useMemo(
    () =>
      settings && settingsProblems(settings, { fields: settingFields({ isSystem, type }, adapter.settings), saved, fromServer }),
    [settings, saved, isSystem, type, adapter, fromServer],
  )
}
