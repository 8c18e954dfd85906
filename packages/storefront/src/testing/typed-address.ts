/** Values for the checkout form, by field label. */
export const typedAddress = {
  Email: 'ada@example.com',
  'First name': 'Ada',
  'Last name': 'Byron',
  Address: 'Main 1',
  'Postal code': '1010',
  City: 'Wien',
}
