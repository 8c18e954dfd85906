export { leavePage, updatePresence } from './update-presence.ts'
