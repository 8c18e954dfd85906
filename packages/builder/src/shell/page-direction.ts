/** Language codes that are written from right to left. */
const RTL = new Set(['ar', 'arc', 'ckb', 'dv', 'fa', 'ha', 'he', 'khw', 'ks', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi'])

/** The reading direction of a store's pages. */
export const pageDirection = (locale: string): 'ltr' | 'rtl' =>
  RTL.has(locale.split('-')[0]?.toLowerCase() ?? '') ? 'rtl' : 'ltr'
