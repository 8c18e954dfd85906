/** Messages about the opening of a store: the banner, the dialog and the store access screen. */
export const messages = {
  closedBanner: 'Your store is closed. Only visitors with the password can see it.',
  settings: 'Store access',
  open: 'Open store',
  opened: 'Your store is open.',
  openTitle: 'Open your online store?',
  openHelp: 'Everyone can visit your store and order, and search engines can find it. You can close it again at any time.',
  close: 'Close store',
  closed: 'Your store is closed.',
  closeTitle: 'Close your online store?',
  closeHelp:
    'Visitors see a password page within a second and can’t place orders. Search engines remove your pages over time. Orders that you already have are not affected.',

  title: 'Store access',
  about: 'Who can visit your online store.',
  isOpen: 'Open',
  isClosed: 'Closed',
  status: 'Online store',
  openStatus: 'Everyone can visit your store and order. Search engines can find it.',
  closedStatus: 'Visitors need the password below to see your store and to order. Search engines don’t show it.',
  label: 'Password page',
  page: 'Password page',
  pageAbout: 'Visitors see this page while your store is closed.',
  password: 'Password for visitors',
  passwordHelp:
    'Share it with people who help you or test your store. Use one that you use nowhere else. If you change it, everyone has to enter the new one.',
  noPassword: 'Created when you close your store',
  message: 'Message',
  messageHelp: 'For example, when you open. Without a message, the page shows only your name or logo.',
  newsletter: 'Show the newsletter form',
  newsletterHelp: 'Visitors can leave their email address. You find them under Subscribers.',
  saved: 'Store access saved.',
}
