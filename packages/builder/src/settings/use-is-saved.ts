import { isDirty } from '../saving/saver/save-state.ts'
import { useSaving } from '../saving/saver/use-saver.ts'

/** Returns whether the server has the current draft. For parts inside a page or of settings. */
export const useIsSaved = (): boolean => !useSaving(({ save }) => isDirty(save))
