/** Complete policies of a fictional small store. */
export const policies: readonly [name: string, slug: string, html: string][] = [
  [
    'Terms of service',
    'terms',
    '<p>You buy from Demo, 18 Alder Lane, Portland. By placing an order you make us an offer; the contract comes about when we send the confirmation.</p><h3>Prices</h3><p>All prices are in US dollars. What you see in the cart is what you pay.</p><h3>Payment</h3><p>You pay when the order arrives. Until then the goods stay ours.</p><h3>Law</h3><p>The law of Oregon applies, and what protects you where you live.</p>',
  ],
  [
    'Refund policy',
    'refund-policy',
    '<p>You have thirty days from delivery to send anything back, used or not. Write to us and we send you a label.</p><ul><li>We return the whole price within five days of the parcel’s arrival.</li><li>What is broken we repair or replace, for two years, without a charge.</li><li>Engraved jewelry, and food once opened, stay with you.</li></ul>',
  ],
  [
    'Privacy policy',
    'privacy-policy',
    '<p>We keep what we need to send you a parcel: name, address, mail address, and what you bought. We keep it for seven years, because the tax office asks us to.</p><p>Nobody else receives it but the carrier. We do not sell, swap or lend it. Write to us for a copy or to have it deleted.</p>',
  ],
  [
    'Shipping policy',
    'shipping-policy',
    '<p>Standard shipping is free and takes three to seven days.</p><p>Furniture comes with two people who carry it to its room and take the packaging along. A parcel that has not moved for five days counts as lost: we send another one.</p>',
  ],
]
