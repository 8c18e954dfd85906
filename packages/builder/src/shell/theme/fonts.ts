/** System fonts, so that nothing is loaded and text does not shift. Each is a font stack for the common operating systems. */
export const FONTS: Readonly<Record<string, string>> = {
  System: 'system-ui, sans-serif',
  Grotesk: 'Inter, Roboto, Helvetica Neue, Arial Nova, Nimbus Sans, Arial, sans-serif',
  Geometric: 'Avenir, Montserrat, Corbel, URW Gothic, source-sans-pro, sans-serif',
  Humanist: 'Seravek, Gill Sans Nova, Ubuntu, Calibri, DejaVu Sans, source-sans-pro, sans-serif',
  Rounded: 'ui-rounded, Hiragino Maru Gothic ProN, Quicksand, Comfortaa, Manjari, Arial Rounded MT Bold, Calibri, sans-serif',
  Serif: 'Charter, Bitstream Charter, Sitka Text, Cambria, serif',
  Elegant: 'Didot, Bodoni MT, Noto Serif Display, URW Palladio L, P052, Sylfaen, serif',
  Bookish: 'Iowan Old Style, Palatino Linotype, URW Palladio L, P052, serif',
  Slab: 'Rockwell, Rockwell Nova, Roboto Slab, DejaVu Serif, Sitka Small, serif',
  Typewriter: 'ui-monospace, Cascadia Code, Source Code Pro, Menlo, Consolas, DejaVu Sans Mono, monospace',
}
