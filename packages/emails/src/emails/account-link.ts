/**
 * Data of an email about an account. It has no text that a user typed: anyone can sign up, or request a change of address, with the address
 * of another person.
 */
export interface AccountLink {
  /** The page on which the recipient continues. */
  url: string
}

export const sampleAccountLink: AccountLink = { url: 'https://blockfront.example/verify-link?token=sample' }
