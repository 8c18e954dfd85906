/** Common color names that CSS does not know, as 3-digit hex. Every page with a product loads this list, so it is short. */
const WORDS =
  'sand dca stone bba cream ffd camel b96 taupe 876 coffee 543 mustard da2 ochre c72 rust a41 terracotta c63 copper b64 rose eaa blush ecc wine 613 burgundy 612 denim 358 cobalt 14a emerald 185 mint adc sage 9a8 forest 242 charcoal 344 pearl eee moss 563 slate 678 honey da6 brick a32'

/** Hex, or a color function with numbers. */
const VALUE = /^(?:#[\da-f]{3,8}|(?:rgb|hsl)a?\([\d.,%/ ]{1,40}\))$/i
const NAME = /^[a-z -]+$/i

/** Whether an option's value is a word, which is shown next to its swatch. */
export const isColorName = (value: string): boolean => NAME.test(value)

const wordColor = (word: string): string | undefined => {
  const hex = ` ${WORDS} `.split(` ${word} `)[1]?.slice(0, 3)
  return word.length > 3 && hex ? `#${hex}` : undefined
}

/**
 * Returns a color for an option's value: the value itself, the color of its last word ("Dusty rose"), or its words as one name ("dark green"). A
 * name may not be a CSS color; only a browser can check that (`CSS.supports`). Undefined for anything else, which is shown as text only.
 */
export function colorFromName(value: string): string | undefined {
  if (!isColorName(value)) return VALUE.test(value) ? value : undefined
  const words = value.toLowerCase().split(/[ -]+/).filter(Boolean)
  return wordColor(words.join('')) ?? wordColor(words.at(-1) ?? '') ?? (words.join('') || undefined)
}
