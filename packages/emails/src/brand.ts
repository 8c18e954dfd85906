/** Whose email it is, and how it looks: a store, or the platform. */
export interface Brand {
  name: string
  /** Absolute URL of the logo. Without one, the name is shown. Email clients show no SVG. */
  logo?: string
  /** Absolute URL that the logo links to. */
  url?: string
  /** Color of buttons and links, in any form that the engine's color fields accept. It is adjusted until it is readable. */
  accent: string
  /** Background that the logo is made for. */
  surface: string
  /** Corner radius of buttons in pixels. */
  radius: number
  /** Postal address, at the end of every email. */
  addressLines: readonly string[]
  /** BCP 47: the language of emails to shoppers, and how money, numbers and dates are written. */
  locale: string
  /** IANA time zone of dates. */
  timeZone: string
}
