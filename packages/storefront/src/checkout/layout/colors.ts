import type { CheckoutConfig } from '@blockfront/contract'
import type { CSSProperties } from 'react'

interface Colored {
  className: string
  style: CSSProperties
}

/** Returns the class and style for the colors of a checkout. Colors that it does not set come from the store's theme. */
export function colorStyle({ accent, background }: CheckoutConfig['colors']): Colored {
  return {
    className: `${accent && ' sf-checkout--accent'}${background && ' sf-checkout--ground'}`,
    style: {
      ...(accent && { '--color-accent': accent }),
      ...(background && { '--color-surface': background }),
    } as CSSProperties,
  }
}
