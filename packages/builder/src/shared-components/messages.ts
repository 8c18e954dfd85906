/** Messages of shared components. */
export const messages = {
  loading: 'Loading shared components',
  failed: 'Shared components could not be loaded',
  cancel: 'Cancel',
  description: 'A shared component. When you change it, all pages that show it change.',
  create: {
    title: 'Create shared component',
    help: 'Pages that show the component change when you publish changes to it. Each page can change its texts, images and other values.',
    submit: 'Create component',
    done: (name: string) => `${name} is a shared component now`,
    failed: 'The component was not created',
  },
  actions: (name: string) => `Actions for ${name}`,
  edit: 'Edit component',
  editing: 'You are editing a shared component.',
  back: (page: string) => `Back to ${page}`,
  open: (page: string) => `Open ${page}`,
  openPage: 'Open page',
  remove: 'Delete',
  removal: {
    title: (name: string) => `Delete ${name}?`,
    help: 'You can’t undo this.',
    used: 'This component is in use',
    thisPage: 'This page',
    usedHelp: 'Remove it from these pages, or detach it there, and publish them. Then you can delete it.',
    checking: 'Checking which pages show it',
    failedUsages: 'The pages that show it could not be loaded',
    submit: 'Delete component',
    done: (name: string) => `${name} was deleted`,
    failed: 'The component was not deleted',
    close: 'Close',
  },
  missing: { title: 'Component not found', help: 'It was deleted. Visitors see nothing here. You can remove this block.' },
  nested: { title: 'Not shown', help: 'A shared component cannot contain another one. Visitors see nothing here.' },
  panel: {
    about: (name: string) => `${name} is a shared component. What you change here applies to this page only.`,
    unpublished: 'The component has changes that are not published yet. Pages show them after you publish the component.',
    detach: 'Detach',
    detachHelp: 'Turns it into ordinary blocks of this page, with the values of this page.',
    detached: (name: string) => `${name} is detached`,
    block: 'Block',
    changed: (label: string, count: number) =>
      count === 1 ? `${label} (1 value changed)` : `${label} (${count} values changed)`,
    named: (title: string, words: string) => `${title}: ${words}`,
    reset: 'Reset to component',
    resetHelp: (count: number) =>
      count === 1
        ? '1 value of this block differs from the component.'
        : `${count} values of this block differ from the component.`,
    none: 'This component has no values that a page can change.',
  },
}
