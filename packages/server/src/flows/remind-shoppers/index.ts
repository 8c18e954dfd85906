export { sendCartReminders } from './send-reminders.ts'
export { unsubscribedEmail, unsubscribeFromReminders, unsubscribeTokenOf, unsubscribeUrl } from './unsubscribe.ts'
