import { PolicyPage } from '../PolicyPage.tsx'
import { privacy } from '../policies.ts'

export const Screen = () => <PolicyPage page="PrivacyPolicy" policy={privacy} />
