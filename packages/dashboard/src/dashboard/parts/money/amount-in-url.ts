/** An amount in the URL in major units; an invalid one is ignored. */
export const amountInUrl = (text: string | undefined): number | undefined =>
  text && /^\d{1,9}(?:\.\d{1,3})?$/.test(text) ? Number(text) : undefined
