/** The versions of Node that the app runs in, for messages. */
export const SUPPORTED = '22.22.2, 24.15 or newer'

/**
 * Whether the app and its tools run in a version of Node. The same range is in `engines` of both package.json files.
 * @param {string} version such as `24.15.0`
 */
export function isSupported(version) {
  const [major, minor, patch] = version.split('.').map(Number)
  if (major === 22) return minor > 22 || (minor === 22 && patch >= 2)
  if (major === 24) return minor >= 15
  return major >= 26
}
