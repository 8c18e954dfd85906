export { botCheck, passesProofOfWork, proofOfWork } from './bot-check.ts'
export { sendContactMessage, submitContactForm, submitPlatformContactForm } from './contact-form.ts'
export { deleteMessages, exportMessages, listMessages, markMessages } from './contact-message.ts'
export { eraseMessages, messagesOf } from './personal-data.ts'
