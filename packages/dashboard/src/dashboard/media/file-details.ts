import type { MediaItem } from '../../media/use-library.ts'
import { messages } from './messages.ts'

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** A file's size as text: "24 kB", "1.3 MB". */
export function sizeText(bytes: number, locale: string): string {
  const step = bytes > 0 ? Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1) : 0
  const options = { style: 'unit', unit: UNITS[step], unitDisplay: 'short' } as const
  return new Intl.NumberFormat(locale, { ...options, maximumFractionDigits: step > 1 ? 1 : 0 }).format(bytes / 1000 ** step)
}

const SHORT: Readonly<Record<string, string>> = {
  'image/svg+xml': 'SVG',
  'image/vnd.microsoft.icon': 'ICO',
  'image/x-icon': 'ICO',
  'video/ogg': 'OGV',
}

/** A MIME type as text: "image/jpeg" is "JPEG". */
export const typeText = ({ mime }: MediaItem): string => SHORT[mime] ?? (mime.split('/')[1] ?? mime).toUpperCase()

/** One line about a file: its type, and its dimensions if it has any. */
export const fileSummary = (file: MediaItem): string =>
  [typeText(file), file.width && file.height && messages.shortPixels(file.width, file.height)].filter(Boolean).join(' · ')
