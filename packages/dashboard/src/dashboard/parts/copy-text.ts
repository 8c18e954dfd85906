import { toast } from '../../toast.tsx'

/** Copies a text to the clipboard, and says so, or why it was not possible. */
export const copyText = (text: string, copied: string): Promise<unknown> =>
  navigator.clipboard.writeText(text).then(() => toast.success(copied), toast.failure)
