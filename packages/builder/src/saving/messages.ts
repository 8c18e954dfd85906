import type { PageSettings } from '../adapter.ts'
import type { SaveStatus } from './saver/save-state.ts'

/** Messages of saving, publishing and versions. */
export const messages = {
  unknownBlock: 'Unknown block',
  pageSettings: 'Page settings',
  /** Labels of the page's settings. */
  pageFields: {
    name: 'Name',
    slug: 'URL handle',
    metaTitle: 'Page title',
    metaDescription: 'Meta description',
    ogImage: 'Social sharing image',
    noindex: 'Hide from search engines',
  } satisfies Record<keyof PageSettings, string>,
  /** What can differ in a block other than its settings, by key. */
  parts: { editor: 'Name, lock or visibility', variant: 'Variant', version: 'Version', other: 'Stored data' } as Record<
    string,
    string
  >,

  status: {
    saved: 'Saved',
    saving: 'Saving…',
    offline: 'Offline, kept on this device',
    unreachable: 'Server not reached, kept on this device',
    'server-error': 'Server error, kept on this device',
    busy: 'Server busy, kept on this device',
    'signed-out': 'Signed out, kept on this device',
    'too-large': 'Too large, kept on this device',
    refused: 'Not saved, kept on this device',
    stale: 'Changed elsewhere',
  } satisfies Record<SaveStatus, string> as Record<SaveStatus, string>,
  /** For browsers that cannot store copies. */
  statusNotKept: {
    offline: 'Offline, not saved',
    unreachable: 'Server not reached, not saved',
    'server-error': 'Server error, not saved',
    busy: 'Server busy, not saved',
    'signed-out': 'Signed out, not saved',
    'too-large': 'Too large, not saved',
    refused: 'Not saved',
  } as Partial<Record<SaveStatus, string>>,

  unexpected: 'Something went wrong. Your changes are still here.',
  notSaved: {
    stale: 'Another tab or person saved changes. Choose which versions to keep first; your changes are still here.',
    offline: 'You’re offline. Your changes are kept on this device and saved when you’re back online.',
    unreachable: 'The server can’t be reached. Your changes are kept on this device and saved when it can.',
    'server-error': 'The server had a problem. Your changes are kept on this device. Try again in a moment.',
    busy: 'The server is busy. Your changes are kept on this device. Try again in a moment.',
    kept: (reason: string) => `${reason} Your changes are kept on this device.`,
    other: 'Your changes couldn’t be saved yet. They are still here.',
  },
  retry: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
  signIn: 'Sign in',
  decide: 'Choose',
  statusHelp: {
    offline: 'Your changes are saved when you’re back online.',
    unreachable: 'Your changes are saved as soon as the server can be reached.',
    'server-error': 'Saving is tried again automatically.',
    busy: 'Saving is tried again automatically.',
    'signed-out': 'Sign in again to save your changes.',
    stale: 'A newer version was saved in another tab or by another person.',
  } as Partial<Record<SaveStatus, string>>,
  unfinished: {
    status: (count: number) => (count === 1 ? 'Saved, except 1 field' : `Saved, except ${count} fields`),
    show: 'Show',
    publish: (count: number) =>
      count === 1
        ? 'The value of 1 field can’t be used. Its last valid value is published.'
        : `The values of ${count} fields can’t be used. Their last valid values are published.`,
  },
  saveNow: 'Save now',
  statusLabel: 'Save status',

  differences: {
    kinds: { added: 'Added', removed: 'Removed', changed: 'Changed', moved: 'Moved' },
    everywhere: 'On all pages',
    inside: (count: number) => (count === 1 ? 'with 1 block inside' : `with ${count} blocks inside`),
    more: (count: number) => (count === 1 ? 'and 1 more' : `and ${count} more`),
    none: 'No differences.',
    both: 'Changed on both sides',
  },

  conflict: {
    title: (noun: string) => `This ${noun} was changed elsewhere`,
    help: 'Another tab or person saved changes to some of the same settings. All other changes of both sides are combined. Choose a version for each of these:',
    list: 'Changed on both sides',
    sides: { mine: 'Your version', theirs: 'Their version' },
    allMine: 'Choose all of yours',
    allTheirs: 'Choose all of theirs',
    apply: 'Save choices',
    later: 'Decide later',
    keeps: 'The version that you don’t choose is kept on this device for 30 days, in “Versions”.',
    about: (text: string) => `“${text}”`,
    setting: (label: string) => `Page settings: ${label}`,
    order: (list: string) => `Order of blocks: ${list}`,
    page: 'Page',
    allPages: 'All pages',
    place: (list: string) => `Moved to: ${list}`,
    value: (label: string, value: string) => `${label}: ${value}`,
    removed: 'Removed',
    kept: 'Changed',
    version: (about: string) => about || 'Added',
    empty: 'Empty',
    on: 'On',
    off: 'Off',
    items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
    merged: 'Combined with changes from another tab or person',
    chosen: 'Your choices are applied. Undo brings back your versions.',
  },

  copies: {
    title: 'Unsaved changes were found',
    help: (noun: string, when: string) =>
      `You changed this ${noun} on this device at ${when}, and it was closed before your changes were saved.`,
    changes: 'What is not saved yet',
    newer:
      'It was saved since. Restoring combines both. Where both changed the same, yours is used and the saved one is kept in “Versions”.',
    restore: 'Restore changes',
    discard: 'Discard them',
    later: 'Decide later',
    restored: 'Your unsaved changes are back',
  },

  leave: {
    title: 'Leave with unsaved changes?',
    kept: (noun: string) => `They are kept on this device and offered when you open this ${noun} here again.`,
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
    first: (noun: string) => `This ${noun} is not published yet. Publishing makes it visible to shoppers.`,
    help: (noun: string) => `Publishing makes your changes to the ${noun} visible to shoppers.`,
    changes: 'What changes for shoppers',
    nothing: 'Shoppers already see all of this.',
    everywhere: 'What is marked “On all pages” changes on every page of your store.',
    others:
      'Blocks on all pages were saved in another tab or by someone else since. They are published as listed, on every page.',
    label: 'Name of this version',
    labelHelp: 'For you, to find it again. Such as “Summer sale”.',
    do: (noun: string) => `Publish ${noun}`,
    done: (name: string) => `${name} is published`,
    scheduled: (when: string) => `It is also scheduled for ${when}. Publishing now cancels that.`,
    compareFailed: 'What changes could not be compared',
    wrongSettings: 'These settings can’t be published yet',
    wrongSetting: (label: string, problem: string) => `${label}: ${problem}`,
    editSettings: 'Edit page settings',
    failed: 'Nothing was published',
    kept: 'Your changes are kept as a draft.',
  },

  versions: {
    title: 'Versions',
    help: 'Every publish is kept. Restoring one changes your draft alone; shoppers see it once you publish.',
    none: 'No versions yet',
    noneHelp: (noun: string) => `Each time you publish this ${noun}, the version is kept here.`,
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
    done: (name: string) => `${name} is unpublished`,
    failed: 'The page is still published',
  },
}
