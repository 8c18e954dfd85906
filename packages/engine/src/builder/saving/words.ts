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

  menu: {
    publish: 'Publish',
    published: 'Published',
    more: 'More ways to publish',
    now: 'Publish page…',
    schedule: 'Schedule…',
    versions: 'Versions…',
    unpublish: 'Take off the store…',
    saveNow: 'Save now',
    view: 'View in your store',
  },

  publish: {
    title: (name: string) => `Publish ${name}`,
    first: 'This page is not published yet. Shoppers will see it as it is now.',
    help: 'Shoppers see the page as it is now.',
    changes: 'What changes for shoppers',
    nothing: 'Shoppers already see all of this.',
    everywhere: 'What is marked “On all pages” changes on every page of your store.',
    others:
      'Blocks on all pages were saved in another tab or by someone else since. They are published as listed, on every page.',
    label: 'Name of this version',
    labelHelp: 'For you, to find it again. Such as “Summer sale”.',
    do: 'Publish page',
    done: (name: string) => `${name} is published`,
    scheduled: (when: string) => `It is also scheduled for ${when}. Publishing now cancels that.`,
    compareFailed: 'What changes could not be compared',
    failed: 'Nothing was published',
    kept: 'Your changes are kept as a draft.',
  },

  versions: {
    title: 'Versions',
    help: 'Every publish is kept. Restoring one changes your draft alone; shoppers see it once you publish.',
    none: 'No versions yet',
    noneHelp: 'Each time you publish this page, the version is kept here.',
    list: 'Published versions',
    number: (number: number) => `Version ${number}`,
    by: (name: string) => `by ${name}`,
    more: 'Older versions',
    kept: 'Kept on this device',
    unsaved: 'Unsaved changes',
    setAside: 'Not chosen',
    preview: (name: string) => `Preview of ${name}`,
    changes: 'What restoring changes',
    same: 'Your draft is the same.',
    restore: 'Restore this version',
    shared: 'Restore blocks on all pages too',
    sharedHelp: 'The header and footer of every page. Otherwise they stay as they are now.',
    restored: 'The version was restored. Undo brings back what you had.',
    remove: 'Forget this copy',
    failed: 'This could not be loaded',
    restoreFailed: 'The version was not restored',
  },

  schedule: {
    title: 'Schedule publishing',
    help: 'The draft is published by itself at this time, as it is then.',
    time: 'Time',
    zone: (zone: string) => `In your store’s time zone, ${zone}.`,
    here: (time: string) => `That is ${time} where you are.`,
    past: 'Choose a time that is still to come.',
    missing: 'Choose a day and a time.',
    do: 'Schedule',
    move: 'Change time',
    cancel: 'Don’t publish by itself',
    done: (when: string) => `Will be published ${when}`,
    cancelled: 'It is no longer scheduled',
    failed: 'The time was not changed',
  },

  unpublish: {
    title: (name: string) => `Take ${name} off the store?`,
    help: 'Shoppers get “not found” at its address. Your draft and all versions stay, and you can publish it again.',
    do: 'Take off the store',
    done: (name: string) => `${name} is off the store`,
    failed: 'The page is still published',
  },
}
