/** What the screens around an account say. */
export const words = {
  checking: 'One moment',
  noAnswer: 'No answer from the server',
  noAnswerHelp: 'We could not check whether you are signed in. Your work is safe. Check your connection and try again.',
}
