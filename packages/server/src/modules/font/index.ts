export { addFont } from './add-font.ts'
export { deleteFont } from './delete-font.ts'
export { findOwnFonts, listFonts } from './list-fonts.ts'
export { mountStoreFonts } from './serve-font.ts'
