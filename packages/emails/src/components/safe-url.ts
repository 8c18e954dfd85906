/** Returns the serialized form of an absolute http or https URL; undefined for anything else. */
export function safeUrl(url: string | undefined): string | undefined {
  const parsed = url ? URL.parse(url) : null
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.href : undefined
}
