import type { CheckoutConfig } from '@blockfront/contract'
import type { ReactNode } from 'react'
import { checkoutMessages } from '../messages.ts'
import { CheckoutFooter } from './CheckoutFooter.tsx'
import { CheckoutHeader } from './CheckoutHeader.tsx'
import { CheckoutStyles } from './CheckoutStyles.tsx'
import { colorStyle } from './colors.ts'

interface CheckoutLayoutProps {
  config: CheckoutConfig
  hasCart: boolean
  children: ReactNode
}

/** The page of the checkout: its own header and footer instead of the store's navigation, its title and colors. */
export function CheckoutLayout({ config, hasCart, children }: CheckoutLayoutProps) {
  const { className, style } = colorStyle(config.colors)
  return (
    <div className={`sf-checkout${className}`} style={style}>
      <CheckoutStyles />
      <CheckoutHeader logo={config.logo} hasCart={hasCart} />
      <section className="sf-checkout__inner sf-checkout__main">
        <h1 className="sf-checkout__title">{config.texts.title || checkoutMessages.title}</h1>
        {children}
      </section>
      <CheckoutFooter policies={config.policies} />
    </div>
  )
}
