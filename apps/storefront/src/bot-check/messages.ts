/** Messages of the bot check. */
export const botMessages = {
  working: 'Checking that you are human…',
  done: 'Check passed',
}
