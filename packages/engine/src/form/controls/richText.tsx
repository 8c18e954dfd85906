/** Formatted text as HTML source. An app can replace it with an editor, such as the one in `@blockfront/builder/rich-text`. */
export { Control, frame } from './textarea.tsx'
