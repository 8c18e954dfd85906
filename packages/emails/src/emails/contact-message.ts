/** A message from a contact form. */
export interface ContactMessage {
  name: string
  email: string
  subject: string
  /** Can have several lines. */
  message: string
}

export const sampleMessage: ContactMessage = {
  name: 'Ada Byron',
  email: 'ada@example.com',
  subject: 'Delivery',
  message: 'Hello,\ndo you ship to Norway?',
}
