const MB = 1024 * 1024

export type Format = {
  mime: string
  extension: string
  /** Largest file in bytes. */
  limit: number
}

/** The formats that the media library accepts (docs/spec/server.md, "Media"). */
export const formats = {
  jpeg: { mime: 'image/jpeg', extension: 'jpg', limit: 30 * MB },
  png: { mime: 'image/png', extension: 'png', limit: 30 * MB },
  webp: { mime: 'image/webp', extension: 'webp', limit: 30 * MB },
  avif: { mime: 'image/avif', extension: 'avif', limit: 30 * MB },
  gif: { mime: 'image/gif', extension: 'gif', limit: 30 * MB },
  svg: { mime: 'image/svg+xml', extension: 'svg', limit: 2 * MB },
  ico: { mime: 'image/x-icon', extension: 'ico', limit: 1 * MB },
  mp4: { mime: 'video/mp4', extension: 'mp4', limit: 250 * MB },
  webm: { mime: 'video/webm', extension: 'webm', limit: 250 * MB },
  ogv: { mime: 'video/ogg', extension: 'ogv', limit: 250 * MB },
} as const satisfies Record<string, Format>

export type FormatName = keyof typeof formats

const mimes = new Map<string, string>(Object.values(formats).map(({ extension, mime }) => [extension, mime]))

/** The media type of a file extension. */
export const mimeOfExtension = (extension: string): string | undefined => mimes.get(extension)
