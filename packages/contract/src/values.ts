import { type Currency, currencies, isCountryCode, isCurrency, maxPrice } from '@blockfront/commerce'
import { z } from 'zod'
import { colorPattern, fontFamiliesPattern } from './css-value.ts'
import { isStorable } from './json.ts'
import { MAX_SLUG_LENGTH, slugPattern } from './slug.ts'

/** Scalar schemas for entities and endpoints. Every string and number of the API has a limit. */

/** Id of a record: letters, digits, "_" and "-". */
export const id = () =>
  z
    .string()
    .min(1)
    .max(64)
    .regex(/^[A-Za-z0-9_-]+$/, 'Not a valid id.')

/** A list of 1 to `max` ids. */
export const ids = (max: number) => z.array(id()).min(1).max(max)

/** Text of one or several lines, not trimmed. PostgreSQL stores neither NUL nor lone surrogates. */
export const text = (max: number) => z.string().max(max).refine(isStorable, 'Contains a character that cannot be stored.')

/** Text that is trimmed and must not be empty. */
export const requiredText = (max: number) =>
  z.string().trim().min(1, 'This is required.').max(max).refine(isStorable, 'Contains a character that cannot be stored.')

/** A password for visitors of a closed store. It is shared, so it is not as long as an account's. */
export const visitorPassword = () =>
  z
    .string()
    .trim()
    .min(4, 'Use at least 4 characters.')
    .max(100)
    .refine(isStorable, 'Contains a character that cannot be stored.')

/**
 * A local part of ASCII (RFC 5321, section 4.1.2, without quotation marks), and a domain in any script (RFC 5890) whose last label does not
 * start with a digit.
 */
const emailPattern =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]{1,64}(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]{1,64})*@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,62}\.)+\p{L}[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}]$/iu

/** The domain of an address as it is sent and compared: in lower case and ASCII (`xn--…`). */
const asciiDomain = (address: string): string => {
  const at = address.lastIndexOf('@') + 1
  const domain = address.slice(at)
  return /^[ -~]*$/.test(domain) || !URL.canParse(`http://${domain}`)
    ? address
    : address.slice(0, at) + new URL(`http://${domain}`).hostname
}

/** An email address without display name. It is converted to lower case, and its domain to ASCII. */
export const email = () =>
  z.email({ error: 'Enter a valid email address.', pattern: emailPattern }).max(254).toLowerCase().overwrite(asciiDomain)

/** A new password of at least 10 characters (server.md). The server rejects common ones. */
export const newPassword = () => z.string().min(10, 'Use at least 10 characters.').max(200)

/** A password as typed at sign-in. */
export const password = () => z.string().min(1, 'This is required.').max(200)

/** An unguessable single-use or access token, URL-safe. */
export const token = () =>
  z
    .string()
    .min(16)
    .max(200)
    .regex(/^[A-Za-z0-9_.-]+$/, 'Not a valid token.')

/** The last part of a path. See {@link slugPattern}. URLs are compared in the form NFC, so slugs are stored in it. */
export const slug = () =>
  z.string().normalize('NFC').min(1).max(MAX_SLUG_LENGTH).regex(slugPattern, 'Use lowercase letters, digits and hyphens.')

/** A label of the platform's domain: letters, digits, hyphens, 3 to 40 characters, not starting or ending with a hyphen. */
export const subdomain = () =>
  z
    .string()
    .toLowerCase()
    .min(3)
    .max(40)
    .regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])$/, 'Use 3 to 40 letters, digits and hyphens.')

/** A hostname, possibly with a port. The server normalizes it. */
export const hostname = () =>
  z
    .string()
    .min(1)
    .max(260)
    .regex(/^[^\s/?#@\\\0]+$/, 'Not a valid hostname.')

/** A path of the same origin, with one leading slash. */
export const path = () =>
  z
    .string()
    .min(1)
    .max(500)
    .regex(/^\/(?![/\\])[^\s\\\0]*$/, 'Enter a path that starts with one slash.')

/** URL of an image or a page: http(s), or a path of the same origin. Empty means none. */
export const url = () =>
  z
    .string()
    .max(2048)
    .regex(
      /^(?:https?:\/\/[^\s\0]+|\/(?![/\\])[^\s\\\0]*)?$/,
      'Enter a URL that starts with https://, or a path that starts with /.',
    )

/** An https URL; empty for none. */
export const httpsUrl = () =>
  z
    .string()
    .max(2048)
    .regex(/^(?:https:\/\/[^\s\0]+)?$/, 'Enter a URL that starts with https://.')

const currencyCode = z
  .custom<Currency>(isCurrency, 'Not a currency code.')
  .meta({ id: 'Currency', type: 'string', enum: currencies, description: 'ISO 4217 currency code.' })

/** ISO 4217 code of a currency that a store can use. */
export const currency = () => currencyCode

/**
 * A price in major units, as in product.md: at most nine digits before the decimal point. `moneyCodec` checks it against the store's
 * currency.
 */
export const price = () => z.number().min(0).max(maxPrice)

/** A sum of prices in major units. */
export const amount = () => z.number().min(0).max(Number.MAX_SAFE_INTEGER)

const sinceEpoch = (value: string) => value >= '1970'

/** A point in time, ISO 8601 in UTC with a Z, from 1970 on (PostgreSQL knows no year 0). */
export const time = () => z.iso.datetime().max(40).refine(sinceEpoch, 'Too early.')

/** A calendar day, ISO 8601, from 1970 on. */
export const date = () => z.iso.date().max(10).refine(sinceEpoch, 'Too early.')

/** ISO 3166-1 alpha-2 code of a country, upper case. */
export const country = () =>
  z
    .string()
    .toUpperCase()
    .length(2)
    .regex(/^[A-Z]{2}$/, { error: 'Use the two-letter country code.', abort: true })
    .refine(isCountryCode, { error: ({ input }) => `${input} is not a country code.` })

/** A BCP 47 language tag such as "en" or "de-AT". */
export const locale = () =>
  z
    .string()
    .max(35)
    .regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'Use a language tag such as en or de-AT.')

/**
 * The tag of a language that a store is translated into: ISO 639-1, with a script or a region where needed, in canonical case. Lower-case,
 * it is the first part of the language's URLs.
 */
export const languageTag = () =>
  z
    .string()
    .max(12)
    .regex(/^[a-z]{2}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/, 'Use a language tag such as de, pt-BR or zh-Hans.')

/** The language in which a shopper uses a store. */
export const shopperLanguage = () =>
  languageTag()
    .optional()
    .describe('Language of the page, in which the shopper gets emails. Without it, the main language of the store.')

/** The language of the names and options in a cart. */
export const cartLanguage = () =>
  languageTag().optional().describe('Language of names and options. Without it, the main language.')

/** A count, position or version: an integer of 0 or more that fits PostgreSQL's `integer`. */
export const count = (max = 2_147_483_647) => z.int().min(0).max(max)

const cssColor = z
  .string()
  .max(64)
  .regex(colorPattern(), 'Not a color. Enter one such as #1a1a1a, rgb(26, 26, 26) or black.')
  .meta({ id: 'Color', description: 'A CSS color: hex, a color function, or a name.' })

/** A CSS color without `url()` and `var()`. */
export const color = () => cssColor

/** A CSS list of font families. */
export const fontFamilies = () =>
  z
    .string()
    .min(1)
    .max(120)
    .regex(fontFamiliesPattern(), 'Not a list of fonts. Enter one such as "Avenir Next", Arial, sans-serif.')

/** An integer in a query string. */
export const queryInt = (min: number, max: number) => z.coerce.number<number | string>().int().min(min).max(max)

/** Up to `max` ids in a query string, separated by commas. */
export const queryIds = (max: number) =>
  z
    .string()
    .max(65 * max)
    .regex(/^[A-Za-z0-9_-]{1,64}(?:,[A-Za-z0-9_-]{1,64})*$/, 'Enter ids, separated by commas.')
    .refine((list) => list.split(',').length <= max, `Enter at most ${max} ids.`)

/** A price in a query string. */
export const queryPrice = () => z.coerce.number<number | string>().min(0).max(maxPrice)

/** A boolean in a query string: true, false, 1 or 0. */
export const queryFlag = () =>
  z
    .union([z.boolean(), z.enum(['true', 'false', '1', '0'])])
    .transform((value) => value === true || value === 'true' || value === '1')

/** A zero-based page number. Its limit keeps database offsets small. */
export const pageNumber = () => queryInt(0, 10_000).default(0)

/** Number of records on a page, 1 to 100. */
export const pageSize = (fallback: number) => queryInt(1, 100).default(fallback)

/** Schema of a paged response. The name `content` comes from product.md. */
export const paged = <Item extends z.ZodType>(item: Item) =>
  z.object({ content: z.array(item), totalPages: count(), totalElements: count(), pageNumber: count() })
