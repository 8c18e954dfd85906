import { messages } from './messages.ts'

const MB = 1024 * 1024

/** Maximum file size by kind in megabytes; the server has the same limits (server.md, "Media"). */
const limits = { ico: 1, svg: 2, picture: 30, video: 250 }

function limitOf({ name, type }: File): number {
  if (type.startsWith('video/') || /\.(?:mp4|webm|ogv)$/i.test(name)) return limits.video
  if (type === 'image/svg+xml' || /\.svg$/i.test(name)) return limits.svg
  return /icon$/.test(type) || /\.ico$/i.test(name) ? limits.ico : limits.picture
}

/**
 * Returns why a file cannot be uploaded: an unsupported type, empty, or too large. Undefined if it can; the server then checks
 * its content.
 */
export function refusal(file: File, kind?: 'image' | 'video'): string | undefined {
  const type = file.type.split('/')[0]
  if (kind && (type === 'image' || type === 'video') && type !== kind) return messages.notFitting[kind]
  if (file.size === 0) return messages.emptyFile
  const limit = limitOf(file)
  return file.size > limit * MB ? messages.tooLarge(limit) : undefined
}
