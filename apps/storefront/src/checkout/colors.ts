import type { CheckoutConfig } from '@blockfront/contract'
import type { CSSProperties } from 'react'

interface Colored {
  className: string
  style: CSSProperties
}

/** How a checkout wears its own colours; where it has none, those of the store's theme stay. */
export function colorStyle({ accent, background }: CheckoutConfig['colors']): Colored {
  return {
    className: `${accent && ' sf-checkout--accent'}${background && ' sf-checkout--ground'}`,
    style: {
      ...(accent && { '--color-accent': accent }),
      ...(background && { '--color-surface': background }),
    } as CSSProperties,
  }
}
