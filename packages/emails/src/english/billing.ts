export interface PlanNoticeFacts {
  /** Name of the plan. */
  plan: string
  /** The day that the notice is about. */
  date: string
}

/** Emails to owners about their plans. */
export const planNoticeMessages = {
  storesStayOpen: 'Your online stores stay open and take orders, and nothing is deleted.',
  types: {
    trialEnding: {
      subject: 'Your trial ends soon',
      text: ({ date }: PlanNoticeFacts) => `Your trial ends on ${date}. Choose a plan to keep editing your stores after that.`,
      action: 'Choose a plan',
    },
    trialEnded: {
      subject: 'Your trial has ended',
      text: ({ date }: PlanNoticeFacts) =>
        `You can use the dashboard as before until ${date}. Then it becomes read-only until you choose a plan: you can still fulfill orders and export your data, but not change your stores.`,
      action: 'Choose a plan',
    },
    paymentFailed: {
      subject: 'Your payment failed',
      text: ({ plan, date }: PlanNoticeFacts) =>
        `We could not charge you for the ${plan} plan. Update your payment method by ${date}. Then the dashboard becomes read-only until the invoice is paid: you can still fulfill orders and export your data, but not change your stores.`,
      action: 'Update payment method',
    },
    graceEnding: {
      subject: 'Your dashboard becomes read-only soon',
      text: ({ date }: PlanNoticeFacts) =>
        `Your dashboard becomes read-only on ${date}. To prevent this, choose a plan or pay the open invoice.`,
      action: 'Go to billing',
    },
    trialReadOnly: {
      subject: 'Your dashboard is read-only',
      text: () =>
        'Your trial has ended, so you can no longer change your stores. You can still fulfill orders and export your data. Choosing a plan unlocks the dashboard immediately.',
      action: 'Choose a plan',
    },
    planReadOnly: {
      subject: 'Your dashboard is read-only',
      text: ({ plan }: PlanNoticeFacts) =>
        `Your ${plan} plan has ended, so you can no longer change your stores. You can still fulfill orders and export your data. Paying for a plan unlocks the dashboard immediately.`,
      action: 'Go to billing',
    },
  },
}
