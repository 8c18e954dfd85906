/** What the bot check says. */
export const botMessages = {
  botChecking: 'Checking that you are human…',
  botChecked: 'Check passed',
}
