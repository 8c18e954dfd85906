import { expect, test } from 'vitest'
import { replyLink } from './reply.ts'

const message = {
  messageId: 'm',
  name: 'Ada & Co',
  customerEmail: 'ada+shop@example.com',
  subject: 'Size? 50%',
  message: 'Hello,\ndo you ship\nto #5?',
  isRead: true,
  createdAt: '2026-01-02T03:04:05.000Z',
}

test('a reply is addressed to the sender, keeps the subject and quotes the message line by line', () => {
  const link = new URL(replyLink(message, 'January 2'))
  expect([link.protocol, decodeURIComponent(link.pathname)]).toEqual(['mailto:', 'ada+shop@example.com'])
  expect(link.search).not.toContain('+')
  expect(link.searchParams.get('subject')).toBe('Re: Size? 50%')
  expect(link.searchParams.get('body')).toBe('\r\n\r\nOn January 2, Ada & Co wrote:\r\n> Hello,\r\n> do you ship\r\n> to #5?')
  expect(new URL(replyLink({ ...message, subject: 'RE: Size' }, '')).searchParams.get('subject')).toBe('RE: Size')
})

test('a long message is quoted in part, because email programs truncate long links', () => {
  expect(replyLink({ ...message, message: 'é'.repeat(5000) }, 'January 2').length).toBeLessThan(8000)
})
