/** URLs of files that were uploaded in this window. */
const fresh = new Set<string>()

export const addRecentUpload = (url: string): void => void fresh.add(url)

/** Whether a file was uploaded recently: its variants are created after the response, so requesting them early fails. */
export const isRecentUpload = (url: string): boolean => fresh.has(url)
