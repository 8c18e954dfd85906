import { describe, expect, it } from 'vitest'
import { checkContact, contactAndAddressProblems, contactProblems } from './check-contact.ts'

type Requirements = Parameters<typeof contactProblems>[0]
type Order = Parameters<typeof contactProblems>[1]

const requirements: Requirements = {
  contactMethod: 'email',
  fields: {
    lastName: 'required',
    company: 'hidden',
    line2: 'optional',
    phone: 'optional',
    postalCode: 'required',
    region: 'optional',
    note: 'optional',
  },
  terms: { required: false, text: '', url: '' },
  giftMessage: false,
}
const shippingAddress: Order['shippingAddress'] = {
  firstName: 'Ada',
  lastName: 'Byron',
  company: '',
  line1: 'Main Street 1',
  line2: '',
  postalCode: '1010',
  city: 'Vienna',
  region: '',
  country: 'AT',
  phone: '',
}
const order = {
  shippingAddress,
  contact: { email: 'ada@example.com', phone: '' },
  note: '',
  giftMessage: '',
  acceptsTerms: false,
} as Order

const problemsOf = (changes: Partial<Requirements>, orderChanges: Partial<Order> = {}) =>
  Object.keys(contactProblems({ ...requirements, ...changes }, { ...order, ...orderChanges }))

describe('contactProblems', () => {
  it('accepts a gift message only where the store offers it', () => {
    expect(problemsOf({ giftMessage: true }, { giftMessage: 'Happy birthday' })).toEqual([])
    expect(problemsOf({}, { giftMessage: 'Happy birthday' })).toEqual(['giftMessage'])
    expect(problemsOf({}, { giftMessage: ' ' })).toEqual([])
  })

  it('accepts an order with all required fields', () => {
    expect(problemsOf({})).toEqual([])
  })

  it.each<[Requirements['contactMethod'], string[]]>([
    ['email', ['contact.email']],
    ['phone', ['contact.phone']],
    ['email_and_phone', ['contact.email', 'contact.phone']],
  ])('requires contact by %s', (contactMethod, problems) => {
    expect(problemsOf({ contactMethod }, { contact: { email: '', phone: '' } })).toEqual(problems)
  })

  it('requires a region only in a country that has regions, and only from its list', () => {
    const fields = { ...requirements.fields, region: 'required' as const }
    const to = (country: string, region: string) => ({ shippingAddress: { ...shippingAddress, country, region } })
    expect(problemsOf({ fields }, to('US', ''))).toEqual(['shippingAddress.region'])
    expect(problemsOf({}, to('US', 'California'))).toEqual(['shippingAddress.region'])
    expect(problemsOf({ fields: { ...fields, region: 'hidden' } }, to('US', ''))).toEqual([])
    expect(problemsOf({ fields }, to('US', 'US-CA'))).toEqual([])
    expect(problemsOf({ fields }, to('ZZ', ''))).toEqual([])
  })

  it('requires a city and a postal code where addresses of the country have them', () => {
    const to = (country: string) => ({ shippingAddress: { ...shippingAddress, country, city: '', postalCode: '' } })
    expect(problemsOf({}, to('AT'))).toEqual(['shippingAddress.city', 'shippingAddress.postalCode'])
    expect(problemsOf({}, to('SG'))).toEqual(['shippingAddress.postalCode'])
    expect(problemsOf({}, to('AE'))).toEqual(['shippingAddress.region'])
  })

  it('requires terms and a note only where the store does', () => {
    const terms = { required: true, text: 'Terms', url: '' }
    const fields = { ...requirements.fields, note: 'required' as const }
    expect(problemsOf({ terms, fields })).toEqual(['note', 'acceptsTerms'])
    expect(problemsOf({ terms, fields }, { note: 'Ring twice', acceptsTerms: true })).toEqual([])
  })

  it('accepts no blank text, and only valid phone numbers', () => {
    const fields = {
      ...requirements.fields,
      phone: 'required' as const,
      line2: 'required' as const,
      company: 'required' as const,
    }
    const address = { ...shippingAddress, lastName: ' ', company: ' ', line2: ' ', phone: ' ' }
    const missing = ['lastName', 'company', 'line2', 'phone'].map((field) => `shippingAddress.${field}`)
    expect(problemsOf({ fields }, { shippingAddress: address }).toSorted()).toEqual(missing.toSorted())
    expect(problemsOf({}, { contact: { ...order.contact, phone: 'call me' } })).toEqual(['contact.phone'])
    expect(problemsOf({}, { contact: { ...order.contact, phone: '+43 1 5550100' } })).toEqual([])
    expect(problemsOf({}, { shippingAddress: { ...shippingAddress, phone: 'none' } })).toEqual(['shippingAddress.phone'])
    expect(problemsOf({}, { shippingAddress: { ...shippingAddress, phone: '+43 1 5550100' } })).toEqual([])
  })

  it('checks the billing address only of an order that is not shipped', () => {
    const billingAddress = { ...shippingAddress, city: '' }
    expect(problemsOf({}, { billingAddress })).toEqual([])
    expect(problemsOf({}, { shippingAddress: undefined, billingAddress })).toEqual(['billingAddress.city'])
    expect(problemsOf({}, { shippingAddress: undefined })).toEqual([])
  })
})

describe('contactAndAddressProblems', () => {
  const problems = (changes: Partial<Order>) =>
    Object.keys(contactAndAddressProblems(requirements.fields, { ...order, contact: { email: '', phone: '' }, ...changes }))

  it('checks both addresses and the phone number, which a member may leave out', () => {
    expect(problems({ shippingAddress: undefined })).toEqual([])
    expect(problems({ contact: { email: '', phone: '+43 1 5550100' } })).toEqual([])
    const wrong = { ...shippingAddress, city: '' }
    expect(problems({ contact: { email: '', phone: 'x' }, shippingAddress: wrong, billingAddress: wrong })).toEqual([
      ...['contact.phone', 'shippingAddress.city', 'billingAddress.city'],
    ])
  })
})

describe('checkContact', () => {
  it('throws the problems, if any', () => {
    expect(() => checkContact(requirements, order)).not.toThrow()
    expect(() => checkContact(requirements, { ...order, contact: { email: '', phone: '' } })).toThrow(
      expect.objectContaining({ options: { fields: { 'contact.email': expect.any(String) } } }),
    )
  })
})
