import { PolicyPage } from '../PolicyPage.tsx'
import { refunds } from '../policies.ts'

export const Screen = () => <PolicyPage page="RefundPolicy" policy={refunds} />
