import './security.css'
import { Loaded } from '../Loaded.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { FormSkeleton } from '../parts/form/FormSkeleton.tsx'
import { messages } from './messages.ts'
import { Passkeys } from './Passkeys.tsx'
import { Sessions } from './Sessions.tsx'
import { TwoFactor } from './TwoFactor.tsx'
import { useSecurity } from './use-security.ts'

/** How the account signs in, and where it is signed in. */
export function Security() {
  const security = useSecurity()
  return (
    <>
      <PageHeader title={messages.title} about={messages.about} />
      <Loaded query={security} skeleton={<FormSkeleton single />}>
        {({ totp, passkeys, sessions }) => (
          <div className="security">
            <Passkeys passkeys={passkeys} />
            <TwoFactor totp={totp} />
            <Sessions sessions={sessions} />
          </div>
        )}
      </Loaded>
    </>
  )
}
