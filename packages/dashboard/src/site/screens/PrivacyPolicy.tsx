import { PolicyPage } from '../policies/PolicyPage.tsx'
import { privacy } from '../policies/policies.ts'

export const Screen = () => <PolicyPage page="PrivacyPolicy" policy={privacy} />
