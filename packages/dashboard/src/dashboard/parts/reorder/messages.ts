/** Messages of lists that can be reordered. */
export const messages = {
  move: (name: string) => `Move ${name}. Use the up and down arrow keys.`,
  up: 'Move up',
  down: 'Move down',
  moved: (name: string, place: number, count: number) => `${name} is now ${place} of ${count}.`,
}
