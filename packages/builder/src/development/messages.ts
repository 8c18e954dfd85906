/** Messages for developers of apps. */
export const messages = {
  title: (count: number) => (count === 1 ? 'One problem in the block types' : `${count} problems in the block types`),
  help: 'Only in development. Blocks of a type that cannot be used count as unknown, and their content is kept.',
  close: 'Close',
  noResources: (types: readonly string[]) =>
    `The adapter has no \`resources\`, so that these block types have no data: ${types.join(', ')}. Add it, or leave them out of \`blocks\`.`,
}
