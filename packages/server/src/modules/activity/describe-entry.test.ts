import { expect, it } from 'vitest'
import { describeEntry } from './list-activity.ts'

it.each<[string, object, string, string]>([
  ['product.add', { name: 'Mug' }, 'Cup', 'Added the product Mug'],
  ['product.add', { name: '' }, 'Cup', 'Added the product Cup'],
  ['product.add', {}, '', 'Added the product'],
  ['product.update', { fields: ['price'] }, 'Mug', 'Changed the price of Mug'],
  ['product.update', { fields: ['name', 'price', 'status'] }, '', 'Changed the name, price, and status of a product'],
  ['product.update', { fields: ['name', 'price', 'status', 'description'] }, 'Mug', 'Changed Mug'],
  ['product.update', { fields: ['other'] }, '', 'Changed a product'],
  ['product.bulkUpdate', { ids: ['a'] }, '', 'Changed 1 product'],
  ['product.bulkUpdate', { ids: ['a', 'b'] }, '', 'Changed 2 products'],
  ['review.setStatus', { count: 2, status: 'rejected' }, '', 'Rejected 2 reviews'],
  ['review.setStatus', { count: 1, status: 'odd' }, '', 'Changed 1 review'],
  ['page.schedulePublish', { publishAt: '2026-01-01' }, 'Home', 'Scheduled the page Home'],
  ['page.schedulePublish', {}, 'Home', 'Canceled the scheduled publishing of the page Home'],
  ['discount.setEnabled', { enabled: true }, 'SALE', 'Enabled the discount SALE'],
  ['discount.setEnabled', { enabled: false }, 'SALE', 'Disabled the discount SALE'],
  ['media.delete', {}, '', 'Deleted a file'],
  ['section.add', { name: 'x'.repeat(500) }, '', `Saved the section ${'x'.repeat(400 - 'Saved the section '.length)}`],
  ['order.paid', {}, '#1001', 'Marked order #1001 as paid'],
  ['order.item_removed', {}, '#1001', 'Changed order #1001 (item removed)'],
  ['order.paid', {}, 'x'.repeat(500), `Marked order ${'x'.repeat(400 - 'Marked order '.length)}`],
  ['gone.action', {}, 'Mug', 'gone.action: Mug'],
  ['gone.action', {}, 'x'.repeat(500), `gone.action: ${'x'.repeat(400 - 'gone.action: '.length)}`],
  ['gone.action', {}, '', 'gone.action'],
])('says what %s with %j did to %j', (action, detail, name, text) =>
  expect(describeEntry(action, detail as Record<string, unknown>, name)).toBe(text),
)
