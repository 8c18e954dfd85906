/** The hints for a person who opens the builder for the first time. */
export const messages = {
  label: 'Getting started',
  step: (number: number, count: number) => `${number} of ${count}`,
  next: 'Next',
  skip: 'Skip hints',
  done: 'Start editing',
  hints: {
    add: {
      title: 'Add blocks',
      text: 'Drag a block onto the page. You can also point between two blocks and select the plus.',
    },
    edit: {
      title: 'Edit on the page',
      text: 'Select a block to change its settings. Double-click a text to edit it in place.',
    },
    publish: {
      title: 'Publish when you’re ready',
      text: 'Your changes are saved as a draft. Visitors see them after you publish.',
    },
  },
}
