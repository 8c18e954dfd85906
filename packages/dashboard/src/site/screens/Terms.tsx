import { PolicyPage } from '../policies/PolicyPage.tsx'
import { terms } from '../policies/policies.ts'

export const Screen = () => <PolicyPage page="Terms" policy={terms} />
