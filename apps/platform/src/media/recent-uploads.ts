/** Addresses of files that came from this window. */
const fresh = new Set<string>()

export const addRecentUpload = (url: string): void => void fresh.add(url)

/** Whether a file was uploaded just now: its smaller ones are made after the answer, and asking for them early finds nothing. */
export const isRecentUpload = (url: string): boolean => fresh.has(url)
