export { addSection, deleteSection, renameSection } from './edit-section.ts'
export { listSections } from './list-sections.ts'
