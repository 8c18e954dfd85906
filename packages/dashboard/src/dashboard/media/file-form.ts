import { mediaItem } from '@blockfront/contract'
import type { ControlMeta } from '@blockfront/engine/form'
import type { MediaItem } from '../../media/use-library.ts'
import { messages } from './messages.ts'

const { filename, alt, focalPoint } = mediaItem.shape

/** The editable fields of a file. */
export const fileForm = mediaItem
  .pick({ alt: true, focalPoint: true })
  .extend({ filename: filename.trim().min(1), alt, focalPoint })

/** A video has no focal point. */
export const shownFields = ({ kind }: MediaItem): string[] =>
  kind === 'image' ? ['focalPoint', 'alt', 'filename'] : ['alt', 'filename']

export const fileFields = ({ kind }: MediaItem): Record<string, Partial<ControlMeta>> => ({
  focalPoint: { label: messages.focalPoint, control: 'focalPoint', help: messages.focalHelp },
  alt: {
    label: messages.alt,
    control: 'textarea',
    help: kind === 'image' ? messages.altHelp : messages.altVideoHelp,
    maxLength: 500,
  },
  filename: { label: messages.filename, control: 'text', help: messages.filenameHelp, autoComplete: 'off', maxLength: 255 },
})
