import type { SaveStatus } from './save-state.ts'

/** Every word that saving, publishing and versions say, in one table. */
export const words = {
  unknownBlock: 'Unknown block',
  /** What can differ in a block besides its settings, by key. */
  parts: { editor: 'Name, lock or visibility', variant: 'Variant', version: 'Version', other: 'Stored data' } as Record<
    string,
    string
  >,

  status: {
    saved: 'Saved',
    saving: 'Saving…',
    offline: 'Offline, kept on this device',
    'signed-out': 'Signed out, kept on this device',
    refused: 'Not saved, kept on this device',
    stale: 'Changed elsewhere',
  } satisfies Record<SaveStatus, string> as Record<SaveStatus, string>,
  /** Where this browser keeps nothing. */
  statusNotKept: {
    offline: 'Offline, not saved',
    'signed-out': 'Signed out, not saved',
    refused: 'Not saved',
  } as Partial<Record<SaveStatus, string>>,
}
