/** What the billing screen says. */
export const messages = {
  title: 'Plan and billing',
  plan: 'Plan',
  status: 'State',
  trialEnds: 'Trial ends',
  states: { trialing: 'Trial', trialEnded: 'Trial ended', active: 'Active', past_due: 'Payment is late', canceled: 'Ended' },
  ended: 'Your trial has ended',
  endedHelp: 'Your online stores stay open, and everything in them is kept. Contact us to continue on a paid plan.',
  contact: 'Contact us',
  plans: 'Compare plans',
  stores: 'Go to your stores',
}
