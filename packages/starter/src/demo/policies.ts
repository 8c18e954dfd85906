/** Complete policies of a fictional small store. */
export const policies: readonly [name: string, slug: string, html: string][] = [
  [
    'Terms of service',
    'terms',
    '<p>You buy from Demo, 18 Alder Lane, Portland. By placing an order you make us an offer; the contract is concluded when we send the confirmation.</p><h3>Prices</h3><p>All prices are in US dollars. You pay the total that the checkout shows.</p><h3>Payment</h3><p>You pay when the order arrives. Until you have paid, the items remain our property.</p><h3>Law</h3><p>The law of Oregon applies, and the consumer protection law of the place where you live.</p>',
  ],
  [
    'Refund policy',
    'refund-policy',
    '<p>You can return any item within thirty days after delivery, even if you have used it. Contact us and we will send you a label.</p><ul><li>We refund the full price within five days after the parcel arrives.</li><li>For two years, we repair or replace broken items free of charge.</li><li>Engraved jewelry and opened food cannot be returned.</li></ul>',
  ],
  [
    'Privacy policy',
    'privacy-policy',
    '<p>We store the data that we need to deliver your order: name, address, email address, and what you bought. We keep it for seven years, as tax law requires.</p><p>We share it only with the carrier. We never sell it. Contact us for a copy or to delete your data.</p>',
  ],
  [
    'Shipping policy',
    'shipping-policy',
    '<p>Standard shipping is free and takes three to seven days.</p><p>Two people deliver furniture, carry it to your room and take the packaging back. If the tracking of a parcel has not changed for five days, we send a replacement.</p>',
  ],
]
