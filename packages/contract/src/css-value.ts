/**
 * Patterns for values of a theme that go into a style sheet. They have no flags, so that JSON Schema can use them. The builder accepts the
 * same values (packages/engine/src/field/values/pattern.ts); a test of the server compares the two.
 */

const anyCase = (word: string) => [...word].map((c) => (/[a-z]/.test(c) ? `[${c}${c.toUpperCase()}]` : c)).join('')

/** Named colors of CSS Color 4, section 6.1, and the keywords `transparent` and `currentcolor`. */
const NAMES =
  'aliceblue,antiquewhite,aqua,aquamarine,azure,beige,bisque,black,blanchedalmond,blue,blueviolet,brown,burlywood,cadetblue,chartreuse,chocolate,coral,cornflowerblue,cornsilk,crimson,cyan,darkblue,darkcyan,darkgoldenrod,darkgray,darkgreen,darkgrey,darkkhaki,darkmagenta,darkolivegreen,darkorange,darkorchid,darkred,darksalmon,darkseagreen,darkslateblue,darkslategray,darkslategrey,darkturquoise,darkviolet,deeppink,deepskyblue,dimgray,dimgrey,dodgerblue,firebrick,floralwhite,forestgreen,fuchsia,gainsboro,ghostwhite,gold,goldenrod,gray,green,greenyellow,grey,honeydew,hotpink,indianred,indigo,ivory,khaki,lavender,lavenderblush,lawngreen,lemonchiffon,lightblue,lightcoral,lightcyan,lightgoldenrodyellow,lightgray,lightgreen,lightgrey,lightpink,lightsalmon,lightseagreen,lightskyblue,lightslategray,lightslategrey,lightsteelblue,lightyellow,lime,limegreen,linen,magenta,maroon,mediumaquamarine,mediumblue,mediumorchid,mediumpurple,mediumseagreen,mediumslateblue,mediumspringgreen,mediumturquoise,mediumvioletred,midnightblue,mintcream,mistyrose,moccasin,navajowhite,navy,oldlace,olive,olivedrab,orange,orangered,orchid,palegoldenrod,palegreen,paleturquoise,palevioletred,papayawhip,peachpuff,peru,pink,plum,powderblue,purple,rebeccapurple,red,rosybrown,royalblue,saddlebrown,salmon,sandybrown,seagreen,seashell,sienna,silver,skyblue,slateblue,slategray,slategrey,snow,springgreen,steelblue,tan,teal,thistle,tomato,turquoise,violet,wheat,white,whitesmoke,yellow,yellowgreen,transparent,currentcolor'.split(
    ',',
  )

const NUMBER = '(?:\\d{1,7}(?:\\.\\d{0,16})?|\\.\\d{1,16})'
const AMOUNT = `(?:[-+]?${NUMBER}(?:%|deg|g?rad|turn)?|none)`
const HEX = '#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})'
const FUNCTIONS = ['rgba?', 'hsla?', 'hwb', 'oklch', 'oklab', 'lch', 'lab'].map(anyCase).join('|')

/** Returns the pattern of a color: hex, a color function with numbers, or a name. No `url()`, no `var()`. */
export const colorPattern = () =>
  new RegExp(`^(?:${HEX}|(?:${FUNCTIONS})\\( *${AMOUNT}(?:[ ,/]+${AMOUNT}){2,3} *\\)|${NAMES.map(anyCase).join('|')})$`)

const FAMILY = `(?:[A-Za-z][-A-Za-z0-9.]*(?: [-A-Za-z0-9.]+)*|"[^"<>{};\\\\\\r\\n]*"|'[^'<>{};\\\\\\r\\n]*')`

/** Returns the pattern of a list of font families in CSS: `"Avenir Next", Avenir, sans-serif`. */
export const fontFamiliesPattern = () => new RegExp(`^${FAMILY}(?: ?, ?${FAMILY})*$`)
