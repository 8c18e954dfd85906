/** The named colors of CSS (CSS Color Module Level 4, 6.1). */
const CSS_NAMES =
  'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen'

/** Color words of shops that CSS does not know, as hex. */
const SHOP_NAMES =
  'sand d9c7a3 stone b8b0a4 cream fff4dc offwhite f7f3ea natural e6d9c2 ecru e4d8be nude e3bfa4 camel c19a6b taupe 8b7d70 mocha 7b5a46 coffee 5f4334 espresso 3c2a21 cognac 9a4e24 caramel b9722f amber e69a1f honey dfa037 mustard d2a02a ochre c27c2c rust a8441f terracotta c4643f brick a23b2b copper b4693c bronze 8c6a3f brass b5983f rose e5a3ad blush ecc3bf peach f6bd9a apricot f4ae78 berry 8a2f55 raspberry c02e5a cherry a5182f wine 6b1f32 burgundy 6d1a2d bordeaux 601f2f ruby 9d1335 aubergine 4a2540 eggplant 4a2540 plum 7a3b6b lilac c3a6d8 mauve b08fb0 grape 5e3a78 petrol 12606b ocean 1f6f94 sky 8cc4e8 ice d8ecf3 denim 3f5f85 cobalt 1f47a8 sapphire 17458f midnight 1a2340 marine 1f3157 ink 22263a jade 3a9a74 emerald 1d8a5b mint a8dcc2 sage 9aab8c pistachio b5c98e moss 66703a forest 24512f army 565b3a pine 1f4d3a bottlegreen 124a36 lemon f6e04a sunflower f4b91f charcoal 3a3f44 anthracite 34383c graphite 474b50 slate 5f6b78 smoke 8f9499 ash b4b6b4 pearl efece4 platinum dfe0e0 ebony 2b2624 walnut 5c4030 oak c19a66 cherrywood 7d3a26 mahogany 6a2d1f birch e3d0a9 teak 9c6b3c'

const colors: ReadonlyMap<string, string> = /* @__PURE__ */ (() => {
  const known = new Map(CSS_NAMES.split(' ').map((name) => [name, name]))
  const words = SHOP_NAMES.split(' ')
  for (let at = 0; at < words.length; at += 2) known.set(words[at] ?? '', `#${words[at + 1]}`)
  return known
})()

/** Hex with 3, 4, 6 or 8 digits, or a function of numbers. */
const VALUE = /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgb|hsl)a?\([\d.,%/ ]{1,40}\))$/i
const NAME = /^[a-z -]+$/i

/** Whether an option's value is a word, which is shown next to its swatch. */
export const isColorName = (value: string): boolean => NAME.test(value)

/**
 * A CSS color for an option's value: the value itself, or the color of its name. A name of several words that is not known, such as
 * "Dusty rose", takes the color of its last word. undefined for anything else, which is shown as text alone.
 */
export function colorOf(value: string): string | undefined {
  if (!isColorName(value)) return VALUE.test(value) ? value : undefined
  const words = value.toLowerCase().split(/[ -]+/).filter(Boolean)
  return colors.get(words.join('')) ?? colors.get(words.at(-1) ?? '')
}
