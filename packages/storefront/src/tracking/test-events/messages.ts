/** Messages of the test view, which only an owner opens. It is in the language of the dashboard. */
export const testMessages = {
  title: 'Test events',
  clear: 'Clear',
  stop: 'Stop testing',
  empty: 'No events yet. Use the store like a customer.',
  noPixel: 'This store has no pixel ID, so nothing is sent to Meta.',
  optedOut: 'This browser asks websites not to track it (Global Privacy Control or Do Not Track), so nothing is sent to Meta.',
  note: 'Events of the last 30 minutes in this tab. Sent events reach Meta.',
  states: {
    waiting: 'Waiting',
    sent: 'Sent to Meta',
    declined: 'Not sent: no consent',
    switchedOff: 'Not sent: switched off',
    failed: 'Not sent: Meta’s script did not load',
    noPixel: 'Not sent: no pixel ID',
    lost: 'Not sent: the page was closed first',
  },
}
