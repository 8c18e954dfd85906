const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Sanitized HTML as one line of text with at most `max` characters, cut between words. */
export function plainText(html: string, max: number): string {
  const text = html
    .slice(0, 20_000)
    .replace(/<[^>]*>?/g, ' ')
    .replace(/&(?:#(\d{1,6})|([a-z]{2,4}));/g, (whole, code?: string, name?: string) =>
      code ? String.fromCodePoint(Math.min(Number(code), 0x10ffff)) : (ENTITIES[name ?? ''] ?? whole),
    )
    .replace(/\s+/g, ' ')
    .trim()
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), max / 2))}…`
}
