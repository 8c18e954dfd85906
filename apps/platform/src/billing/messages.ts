/** Messages of the billing screen. */
export const messages = {
  title: 'Plan and billing',
  plan: 'Plan',
  status: 'Status',
  trialEnds: 'Trial ends',
  states: { trialing: 'Trial', trialEnded: 'Trial ended', active: 'Active', past_due: 'Past due', canceled: 'Canceled' },
  ended: 'Your trial has ended',
  endedHelp: 'Your online stores stay open, and everything in them is kept. Contact us to continue on a paid plan.',
  contact: 'Contact us',
  plans: 'Compare plans',
  stores: 'Go to your stores',
}
