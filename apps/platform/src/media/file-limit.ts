import { words } from './words.ts'

const MB = 1024 * 1024

/** How many megabytes a file of a kind may have; the server holds the same (server.md, "Media"). */
const limits = { ico: 1, svg: 2, picture: 30, video: 250 }

function limitOf({ name, type }: File): number {
  if (type.startsWith('video/') || /\.(?:mp4|webm|ogv)$/i.test(name)) return limits.video
  if (type === 'image/svg+xml' || /\.svg$/i.test(name)) return limits.svg
  return /icon$/.test(type) || /\.ico$/i.test(name) ? limits.ico : limits.picture
}

/** Why a file need not be sent at all: it has more bytes than the library takes. Undefined when it fits. */
export function tooLarge(file: File): string | undefined {
  const limit = limitOf(file)
  return file.size > limit * MB ? words.tooLarge(file.name, limit) : undefined
}
