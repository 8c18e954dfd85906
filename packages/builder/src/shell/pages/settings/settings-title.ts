import { useOpenPage } from '../../../session.ts'
import { messages } from '../../messages.ts'

/** Returns what the settings of the open page are called. */
export const useSettingsTitle = (): string =>
  useOpenPage(({ type }) => (type === 'component' ? messages.settingsForm.componentTitle : messages.pageSettings))
