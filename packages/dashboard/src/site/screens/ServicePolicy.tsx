import { PolicyPage } from '../policies/PolicyPage.tsx'
import { service } from '../policies/policies.ts'

export const Screen = () => <PolicyPage page="ServicePolicy" policy={service} />
