import { PolicyPage } from '../PolicyPage.tsx'
import { service } from '../policies.ts'

export const Screen = () => <PolicyPage page="ServicePolicy" policy={service} />
