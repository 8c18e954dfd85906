export { getLink, searchLinks } from './link-targets.ts'
