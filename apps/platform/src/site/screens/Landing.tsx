import { AccountFrame } from '../../auth/AccountFrame.tsx'
import { words } from '../words.ts'

/** The first page of the main host. */
export const Screen = () => <AccountFrame title={words.pages.Landing.title} about={words.pages.Landing.description} />
