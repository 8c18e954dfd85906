import type { ThemeFont } from '@blockfront/builder'
import type { CallOutput } from '@blockfront/contract/client'
import { GENERIC_FAMILY } from '@blockfront/fonts/families'

type StoreFont = CallOutput<'font.list'>[number]

/** The font as the theme panel lists it. */
export const themeFont = ({ family, category }: StoreFont): ThemeFont => ({
  name: family,
  value: `"${family}", ${GENERIC_FAMILY[category]}`,
  category: 'own',
})

/** Makes uploaded fonts available to this document. The browser loads a file when its font is used. */
export function registerFonts(fonts: readonly StoreFont[]): void {
  const known = new Set([...document.fonts].map(({ family }) => family.replaceAll('"', '')))
  for (const { family, url, weight } of fonts)
    if (!known.has(family)) document.fonts.add(new FontFace(family, `url("${url}")`, { weight, display: 'swap' }))
}

/** Returns a file in base64. */
export async function toBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 8192) parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)))
  return btoa(parts.join(''))
}
