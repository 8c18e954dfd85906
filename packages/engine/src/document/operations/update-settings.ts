import type { Patch } from 'immer'
import type { Document, PageSettings } from '../document.ts'
import { type Change, change } from './change.ts'

/** Changes some of the page's settings. Has no effect on a document without settings. */
export function updateSettings(document: Document, settings: Partial<PageSettings>): Change {
  const before = document.settings
  const keys = before ? (Object.keys(settings) as (keyof PageSettings)[]).filter((key) => settings[key] !== before[key]) : []
  const patch = (key: keyof PageSettings, value: unknown): Patch => ({ op: 'replace', path: ['settings', key], value })
  return change(
    document,
    '',
    keys.map((key) => patch(key, settings[key])),
    keys.map((key) => patch(key, before?.[key])),
  )
}
