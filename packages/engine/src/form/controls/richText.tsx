/** Formatted text as HTML source. An app replaces it by an editor, such as the one of `@blockfront/builder/rich-text`. */
export { Control, frame } from './textarea.tsx'
