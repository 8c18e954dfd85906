/** What a shopper types into the checkout, by the labels of its fields. */
export const typedAddress = {
  Email: 'ada@example.com',
  'First name': 'Ada',
  'Last name': 'Byron',
  'Street and number': 'Main 1',
  'Postal code': '1010',
  City: 'Wien',
}
