/** Messages of the outline. */
export const messages = {
  label: 'Blocks on this page',
  empty: { title: 'No blocks yet', help: 'Blocks you add appear here in page order.' },
  onEveryPage: 'On every page of the store',
  /** Follows the name of a block for screen readers. */
  nameNote: ', on every page',
  /** A block that is hidden, and a block in a hidden container. */
  hidden: { itself: 'Hidden from visitors', inside: 'Hidden with its container' },
  /** Follows the name of a block for screen readers. */
  locked: ', locked',
  hiddenOn: (widths: readonly string[]) => `Hidden on ${new Intl.ListFormat('en').format(widths)}`,
  widths: { desktop: 'desktop', tablet: 'tablet', mobile: 'mobile' },
  /** Follows the name of a block in a slot, for screen readers. */
  inSlot: (slot: string) => `, in ${slot}`,
  lock: 'Lock',
  unlock: 'Unlock',
  hide: 'Hide',
  show: 'Show',
}
