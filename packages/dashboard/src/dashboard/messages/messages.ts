/** Messages of the contact messages screen. */
export const messages = {
  title: 'Messages',
  list: 'Contact messages',
  search: 'Search messages',
  emailed:
    'New messages are also sent by email: to your store email if a member of the store has confirmed it, otherwise to the store owner.',
  empty: 'No messages yet',
  emptyHelp: 'Messages that visitors send with the contact form of your online store appear here.',

  export: 'Export CSV',
  exported: (count: number) => `${count} ${count === 1 ? 'message' : 'messages'} exported.`,
  exportedPart: (count: number, total: number) => `${count} of ${total} messages exported. Filter the list to export the others.`,
  file: (day: string) => `messages-${day}.csv`,

  subject: 'Message',
  from: 'From',
  received: 'Received',
  status: 'Status',
  statuses: { unread: 'Unread', read: 'Read' },

  close: 'Close',
  reply: 'Reply by email',
  replySubject: (subject: string) => (/^re:/i.test(subject) ? subject : `Re: ${subject}`),
  quoted: (name: string, moment: string) => `On ${moment}, ${name} wrote:`,
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  marked: (count: number, read: boolean) =>
    `${count} ${count === 1 ? 'message' : 'messages'} marked as ${read ? 'read' : 'unread'}.`,
  delete: 'Delete',
  deleteTitle: (count: number) => (count === 1 ? 'Delete this message?' : `Delete ${count} messages?`),
  deleteAction: (count: number) => `Delete ${count} ${count === 1 ? 'message' : 'messages'}`,
  deleteHelp: 'You can’t undo this.',
  deleted: (count: number) => `${count} ${count === 1 ? 'message' : 'messages'} deleted.`,
}
