export { updateContact } from './update-contact.ts'
