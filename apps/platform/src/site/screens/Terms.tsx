import { PolicyPage } from '../PolicyPage.tsx'
import { terms } from '../policies.ts'

export const Screen = () => <PolicyPage page="Terms" policy={terms} />
