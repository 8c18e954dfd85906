/** Messages about other people who have the page open. */
export const messages = {
  came: (name: string) => `${name || 'Someone'} opened this page.`,
  went: (name: string) => `${name || 'Someone'} closed this page.`,
  /** The accessible name of the button, before the names. */
  others: (names: string) => `Also open for ${names}`,
  list: 'People with this page open',
  heading: 'Also on this page',
  you: 'You, in another window',
  unnamed: 'Someone',
  at: (person: string, block: string) => `${person} · ${block}`,
  more: (count: number) => `+${count}`,
}
