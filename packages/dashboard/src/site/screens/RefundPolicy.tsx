import { PolicyPage } from '../policies/PolicyPage.tsx'
import { refunds } from '../policies/policies.ts'

export const Screen = () => <PolicyPage page="RefundPolicy" policy={refunds} />
