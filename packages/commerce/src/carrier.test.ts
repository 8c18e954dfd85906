import { expect, it } from 'vitest'
import { carrierNames, trackingLink } from './carrier.ts'

it.each([
  ['DHL', '00340434161094', 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=00340434161094'],
  [' royal mail ', 'AB 123 GB', 'https://www.royalmail.com/track-your-item#/tracking-results/AB123GB'],
  ['UPS', '1Z&a=b', 'https://www.ups.com/track?tracknum=1Z%26a%3Db'],
  ['Parcel post', '1', ''],
  ['DHL', ' ', ''],
  ['', '1', ''],
])('links %j and %j to %j', (carrier, number, link) => {
  expect(trackingLink(carrier, number)).toBe(link)
})

it('knows an https page of each carrier', () => {
  for (const name of carrierNames) {
    const link = new URL(trackingLink(name, '4711'))
    expect([link.protocol, link.href.includes('4711')]).toEqual(['https:', true])
  }
})
