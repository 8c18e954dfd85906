import type { PolicyFacts } from '../facts.ts'
import { lines, list, paragraphs, section } from './html.ts'
import type { PolicyWording } from './wording/en.ts'

/** Which personal data the store handles: what this software stores and sends with the store's settings. */
export const privacy = (facts: PolicyFacts, { privacy: texts, ...wording }: PolicyWording): string =>
  [
    section(
      texts.responsible,
      lines(facts.seller, ...facts.address, facts.email && wording.email(facts.email), facts.phone && wording.phone(facts.phone)),
    ),
    section(
      texts.data,
      list([
        texts.orders,
        facts.hasAccounts && texts.account,
        texts.contact,
        texts.newsletter,
        facts.hasAccounts && facts.hasWishlist && texts.wishlist,
        facts.acceptsReviews && texts.reviews,
        facts.offersStockAlerts && texts.stockAlerts,
        facts.keepsCarts && texts.carts,
        facts.sendsReminders && texts.reminders,
        texts.statistics,
        facts.hasPixel && (facts.alwaysAsksConsent ? texts.pixel : texts.pixelAsks),
      ]),
    ),
    section(texts.browser, paragraphs(texts.browserText)),
    section(
      texts.recipients,
      list([
        texts.carriers,
        facts.providers.length > 0 && texts.providers(new Intl.ListFormat(facts.language).format(facts.providers)),
        texts.hosting,
        texts.authorities,
      ]),
    ),
    section(texts.retention, paragraphs(texts.retentionText)),
    section(
      texts.rights,
      paragraphs(
        [facts.isEea ? texts.rightsEea : texts.rightsText, facts.email && texts.write(facts.email)].filter(Boolean).join(' '),
        facts.isEea && texts.complaint,
      ),
    ),
  ].join('')
