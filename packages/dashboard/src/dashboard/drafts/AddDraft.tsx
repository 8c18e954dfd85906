import { DraftComposer } from './DraftComposer.tsx'

/** A new draft order. */
export const AddDraft = () => <DraftComposer />
