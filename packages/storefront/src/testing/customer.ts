/** An address of the test customer. */
export const customerAddress = {
  ...{ firstName: 'Ada', lastName: 'Byron', company: '', line1: 'Main Street 1', line2: '', city: 'Vienna' },
  ...{ region: '', regionName: '', postalCode: '1010', country: 'AT', phone: '' },
}

/** A customer with an account, as `shopper.current` returns it. */
export const customer = {
  ...{ email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron', phone: '' },
  addresses: [{ addressId: 'a1', address: customerAddress, usedAt: '2026-01-02T00:00:00.000Z' }],
}
