/**
 * Whether a text is a Global Trade Item Number: 8, 12 (UPC), 13 (EAN, ISBN-13) or 14 digits with a correct check digit (GS1 General
 * Specifications, 7.9.1). Spaces and hyphens are ignored.
 */
export function isGtin(text: string): boolean {
  const digits = gtinDigits(text)
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits) || /^0+$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

/** Returns a GTIN without spaces and hyphens. */
export const gtinDigits = (text: string): string => text.replace(/[\s-]/g, '')
