/** What the bot check says. */
export const botWords = {
  botChecking: 'Checking that you are human…',
  botChecked: 'Check passed',
}
