/** Returns an absolute http or https URL, as it is written in a link; undefined for anything else. */
export function safeUrl(url: string | undefined): string | undefined {
  const parsed = url ? URL.parse(url) : null
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.href : undefined
}
