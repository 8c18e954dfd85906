export const SUPPORTED: string
export function isSupported(version: string): boolean
