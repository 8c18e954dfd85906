/** The fonts of online stores: their files, and what a page contains to load them. Only for Node; see `families.ts` for browsers. */

export { basicText, isBasicText } from './basic-text.ts'
export {
  bundledFamily,
  cssFamily,
  type FontCategory,
  type FontFamily,
  firstFamily,
  fontFamilies,
  GENERIC_FAMILY,
} from './families.ts'
export { type BasicSource, basicSources, FONTS_PATH, type FontFaceFile, fontFiles } from './files.ts'
export { librarySheet, type OwnFont, type PageFontOptions, type PageFonts, pageFonts, withFallback } from './page-fonts.ts'
export { type FontFile, type FontMetrics, readFont } from './woff2/metrics.ts'
