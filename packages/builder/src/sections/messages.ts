/** Messages of saved sections. */
export const messages = {
  title: 'Your sections',
  save: {
    title: 'Save as section',
    help: 'Find it in “Your sections” when you add blocks to any page. Later changes to this page don’t change it.',
    submit: 'Save section',
    done: (name: string) => `${name} is saved as a section`,
  },
  rename: { title: 'Rename section', submit: 'Rename section', done: 'Section renamed' },
  remove: {
    title: (name: string) => `Delete ${name}?`,
    help: 'Pages keep the blocks that you inserted from it. You can’t undo this.',
    submit: 'Delete section',
    done: (name: string) => `${name} was deleted`,
  },
  name: 'Name',
  namePlaceholder: 'Opening hours',
  nameMissing: 'Enter a name.',
  actions: (name: string) => `Actions for ${name}`,
  renameItem: 'Rename',
  removeItem: 'Delete',
  cancel: 'Cancel',
  loading: 'Loading your sections',
  failed: 'Your sections could not be loaded',
  notSaved: 'The section was not saved',
  notRemoved: 'The section was not deleted',
  description: 'A section that you saved.',
  templates: {
    loading: 'Loading section templates',
    failed: 'Section templates could not be loaded',
  },
  added: (name: string) => `${name} added`,
}
