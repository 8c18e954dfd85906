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

  unexpected: 'Something unexpected went wrong. Your changes are still here.',
  notSaved: {
    stale: 'This page was changed elsewhere. Decide about that first; your changes are still here.',
    offline: 'There is no connection at the moment. Your changes are kept on this device.',
    other: 'Your changes could not be saved yet. They are still here.',
  },
  retry: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
  signIn: 'Sign in',
  decide: 'Decide',
  statusHelp: {
    offline: 'It is saved as soon as there is a connection again.',
    'signed-out': 'Sign in again, and everything is saved.',
    stale: 'Someone saved a newer version of this page.',
  } as Partial<Record<SaveStatus, string>>,
  saveNow: 'Save now',
  statusLabel: 'Save status',

  differences: {
    kinds: { added: 'Added', removed: 'Removed', changed: 'Changed', moved: 'Moved' },
    everywhere: 'On all pages',
    inside: (count: number) => (count === 1 ? 'with 1 block inside' : `with ${count} blocks inside`),
    more: (count: number) => (count === 1 ? 'and 1 more' : `and ${count} more`),
    none: 'Nothing differs.',
    both: 'Changed on both sides',
  },

  conflict: {
    title: 'This page was changed elsewhere',
    help: 'A newer version was saved in another tab or by someone else. Nothing was overwritten: choose what to go on with.',
    yours: 'Your changes',
    theirs: 'The newer version',
    together: 'You changed different things, so both can be kept.',
    apart: 'Some blocks were changed on both sides, so one of the two has to win for now.',
    keeps: 'What you don’t choose stays in “Versions”, on this device.',
    mine: 'Keep mine',
    take: 'Take the newer one',
    both: 'Keep both',
    later: 'Decide later',
    said: {
      mine: 'Your version is kept',
      theirs: 'The newer version is shown. Undo brings yours back.',
      both: 'Both versions were joined',
    },
  },

  copies: {
    title: 'Unsaved changes were found',
    help: (when: string) => `You changed this page on this device at ${when}, and it closed before that was saved.`,
    changes: 'What is not saved yet',
    newer: 'The page was saved since. What you restore is joined with that where it can be; undo takes it back.',
    restore: 'Restore changes',
    discard: 'Discard them',
    later: 'Decide later',
    restored: 'Your unsaved changes are back',
  },

  leave: {
    title: 'Leave with unsaved changes?',
    kept: 'They are kept on this device and offered when you open this page here again.',
    notKept: 'This browser can’t keep them. They are lost when you leave.',
    stay: 'Stay',
    leave: 'Leave',
  },
}
