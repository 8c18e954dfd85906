/** A person who has the page open in another window. */
export interface PresentPerson {
  /** Identifies the person in all calls. */
  personId: string
  name: string
  /** Another window of this person. */
  isYou?: boolean | undefined
  /** The block that the person selected. Null or undefined: none. */
  blockId?: string | null | undefined
}

/** A page that is reported as open. */
export interface JoinedPage {
  /** Reports the block that is selected now; undefined if none is. */
  select: (blockId: string | undefined) => void
  /** Reports that the page was closed. `onChange` is not called after that. */
  leave: () => void
}

/** Shows who else has the page open, and which block they selected. Saving never waits for it. */
export interface PresenceAdapter {
  /** Reports that a page is open. Call `onChange` with the people in other windows each time that they change. */
  join: (pageId: string, onChange: (people: readonly PresentPerson[]) => void) => JoinedPage
}
