/** `account`: a person with an account on the platform. `operator`: who runs the platform. */
export type Recipient = 'shopper' | 'owner' | 'account' | 'operator'
