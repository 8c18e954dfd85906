/**
 * Returns the version number of an ETag: 0 without one, its number if it is one, otherwise a number that is the same for the same
 * ETag (FNV-1a, 32 bits). A compressing proxy may make an ETag weak or append a suffix; only the prefix `W/` is ignored.
 */
export function versionOf(tag: string | null): number {
  if (!tag) return 0
  const opaque = tag.replace(/^W\//, '').replaceAll('"', '')
  if (/^[1-9]\d{0,14}$/.test(opaque)) return Number(opaque)
  let hash = 0x811c9dc5
  for (let i = 0; i < opaque.length; i++) hash = Math.imul(hash ^ opaque.charCodeAt(i), 0x01000193)
  return (hash >>> 0) + 1
}
