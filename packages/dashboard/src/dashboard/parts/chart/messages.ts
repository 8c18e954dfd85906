/** Messages of charts. */
export const messages = {
  asTable: 'Show as a table',
  asChart: 'Show as a chart',
  day: 'Day',
  empty: 'Nothing in this period',
}
