/** Messages of the command palette, the shortcuts sheet and the rename dialog. */
export const messages = {
  palette: {
    title: 'Command palette',
    insertTitle: 'Insert a block',
    search: 'Search commands and blocks',
    searchBlocks: 'Search blocks',
    placeholder: 'What do you want to do?',
    insertPlaceholder: 'Insert a block…',
    results: 'Results',
    none: (query: string) => `No results for “${query}”. Try another word.`,
    insertGroup: 'Insert',
    preset: (block: string, preset: string) => `${block}: ${preset}`,
  },
  shortcuts: 'Keyboard shortcuts',
  rename: {
    title: 'Rename block',
    name: 'Name',
    help: 'Only you see this name. Leave it blank to use the default name.',
    submit: 'Rename',
    done: 'Block renamed',
  },
}
