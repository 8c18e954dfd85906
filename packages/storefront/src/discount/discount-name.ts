import type { AppliedDiscount } from '@blockfront/contract'

/** Returns a discount's name, with its code unless both are the same. */
export const discountName = ({ name, code }: Pick<AppliedDiscount, 'name' | 'code'>): string =>
  code && code.toLowerCase() !== name.toLowerCase() ? `${name} (${code})` : name
