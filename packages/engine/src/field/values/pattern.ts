/**
 * Patterns of stored style values (blocks.md, "The stored format"). Every pattern is an allow-list without flags, so that zod,
 * JSON Schema validators and browsers agree on it. None accepts a character that could end a declaration or an attribute: `;`,
 * `:`, quotes, braces, angle brackets, backslash or `@`. Every pattern runs in linear time on any input, which `npm run
 * check:patterns` verifies. `MAX_LENGTH` limits the length.
 */

const anyCase = (word: string) => [...word].map((c) => (/[a-z]/.test(c) ? `[${c}${c.toUpperCase()}]` : c)).join('')

/** A CSS number: at most 7 digits before the decimal point, and after it as many as JavaScript prints. */
export const CSS_NUMBER = '(?:\\d{1,7}(?:\\.\\d{0,16})?|\\.\\d{1,16})'

/** One length, such as `1.1rem`, `50%` or `0`. */
export const lengthPattern = (units: readonly string[], negative = false) =>
  `${negative ? '-?' : ''}(?:0|${CSS_NUMBER}(?:${units.map(anyCase).join('|')}))`

/** Matches when the whole string is a length, or one of the tokens, such as `var(--radius)`. */
export const unitNumberPattern = (units: readonly string[], negative = false, tokens: readonly string[] = []) =>
  tokens.length > 0
    ? new RegExp(`^(?:${lengthPattern(units, negative)}|${tokens.map((token) => token.replace(/[()]/g, '\\$&')).join('|')})$`)
    : new RegExp(`^${lengthPattern(units, negative)}$`)

/** One to four lengths in CSS order. */
export const spacingPattern = (units: readonly string[]) =>
  new RegExp(`^${lengthPattern(units)}(?: +${lengthPattern(units)}){0,3}$`)

/** Color names of CSS Color 4, section 6.1, and two keywords. */
export const NAMED_COLORS =
  'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen transparent currentcolor'.split(
    ' ',
  )

/** The roles of a theme's palette, and its button on images. A color refers to one as `var(--color-accent)`. */
export const COLOR_TOKENS = [
  'surface',
  'text',
  'muted',
  'accent',
  'on-accent',
  'border',
  'sale',
  'hero-button',
  'on-hero-button',
] as const

const HEX = '#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})'
const AMOUNT = `(?:[-+]?${CSS_NUMBER}(?:%|deg|g?rad|turn)?|none)`

/** The arguments of a color function: three or four numbers. */
export const COLOR_ARGUMENTS = `\\( *${AMOUNT}(?:[ ,/]+${AMOUNT}){2,3} *\\)`

const COLOR_FUNCTION = `(?:${['rgba?', 'hsla?', 'hwb', 'oklch', 'oklab', 'lch', 'lab'].map(anyCase).join('|')})${COLOR_ARGUMENTS}`
const NAMED = NAMED_COLORS.map(anyCase).join('|')
const TOKEN = `var\\(--color-(?:${COLOR_TOKENS.join('|')})\\)`

/**
 * A literal color, which theme tokens must be: it cannot refer to another token. The API accepts the same values (a test compares
 * them).
 */
export const plainColorPattern = () => new RegExp(`^(?:${HEX}|${COLOR_FUNCTION}|${NAMED})$`)

/** A color: hex, a color function, a name, or a token of the theme. */
export const colorPattern = () => new RegExp(`^(?:${HEX}|${COLOR_FUNCTION}|${TOKEN}|${NAMED})$`)

/** The CSS functions that a value may call. None of them loads anything. */
const CSS_FUNCTIONS = [
  'rgba?',
  'hsla?',
  'hwb',
  'lab',
  'lch',
  'oklab',
  'oklch',
  'color',
  'color-mix',
  'light-dark',
  '(?:-webkit-|-moz-|-o-)?(?:repeating-)?(?:linear|radial|conic)-gradient',
  'calc',
  'min',
  'max',
  'clamp',
  'var',
]
const CSS_FUNCTION = CSS_FUNCTIONS.map(anyCase).join('|')

/**
 * CSS text of one value (a shadow, a border, a gradient): words, numbers, colors and calls of `CSS_FUNCTIONS`. A word is followed by
 * a separator or the end, unless it is one of the functions.
 */
export const cssTextPattern = () =>
  new RegExp(`^[#%.,()/+* ]*(?:(?:(?:${CSS_FUNCTION})\\(|[-a-zA-Z0-9]+(?:[#%.,)/+* ]|$))[#%.,()/+* ]*)*$`)

/** Characters that are not allowed in a URL, because they could end an attribute, a script or a style. */
const UNSAFE = '\\s<>"\'`\\\\{}'

/** A URL with an allowed scheme, or one without a scheme: no colon before its first `/`, `?` or `#`. */
const addressPattern = (schemes: readonly string[]) =>
  new RegExp(`^(?:(?:${schemes.map(anyCase).join('|')}):[^${UNSAFE}]*|[^${UNSAFE}:?#/]*(?:[?#/][^${UNSAFE}]*)?)$`)

/** `http`, `https`, `mailto`, `tel`, or a relative URL. */
export const urlPattern = () => addressPattern(['http', 'https', 'mailto', 'tel'])

/** The `src` of an image or a video: http, https or a path within the site. */
export const filePattern = () => addressPattern(['http', 'https'])

/** The same without a semicolon, for a prop that may also be used in a style. */
export const backgroundPattern = () => new RegExp(filePattern().source.replace('^', '^(?!.*;)'))
