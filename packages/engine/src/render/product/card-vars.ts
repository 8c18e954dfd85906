import type { CSSProperties } from 'react'
import { type PerWidth, titleSize, vars } from '../styles/css.ts'

/** The props for the look of product cards and of the title above them: those of `productCards` and `productsTitle`. */
const CARD_STYLE_PROPS = [
  'sectionTitleColor',
  'sectionTitleFontSize',
  'sectionTitleFontWeight',
  'sectionTitleAlign',
  'cardBackground',
  'cardBorderRadius',
  'cardBoxShadow',
  'productImageObjectFit',
  'productImageBackgroundPosition',
  'productImageBorderRadius',
  'productImageRatio',
  'cardTextAlign',
  'titleColor',
  'titleFontSize',
  'titleFontWeight',
  'currentPriceColor',
  'currentPriceFontSize',
  'originalPriceColor',
  'originalPriceFontSize',
  'ratingStarSize',
  'ratingFilledColor',
  'ratingEmptyColor',
  'buyButtonBackground',
  'buyButtonTextColor',
  'buyButtonFontSize',
  'buyButtonBorderRadius',
  'cartButtonBackground',
  'cartButtonColor',
  'cartButtonHoverColor',
  'saleBadgeBackground',
  'saleBadgeTextColor',
  'saleBadgeFontSize',
  'saleBadgePadding',
  'saleBadgeBorderRadius',
] as const

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const NAMES = CARD_STYLE_PROPS.map((name) => [name, dashed(name)] as const)

type CardStyle = { [K in (typeof CARD_STYLE_PROPS)[number]]: PerWidth } & { buyButtonLook?: 'filled' | 'outline' }

/** An outline has the color that a filled button has as background. */
const outline = ({ buyButtonBackground }: CardStyle) => ({
  'buy-button-background': 'transparent',
  'buy-button-text-color': buyButtonBackground,
  'buy-button-line': buyButtonBackground,
})

/**
 * Returns those props as the custom properties that `ProductCard` reads: `cardBackground` becomes `--card-background`. Without a
 * background, the text starts at the edge of the image.
 */
export const cardVars = (props: CardStyle): CSSProperties =>
  vars({
    ...Object.fromEntries(NAMES.map(([prop, name]) => [name, props[prop]])),
    'section-title-font-size': titleSize(props.sectionTitleFontSize),
    ...(props.buyButtonLook === 'outline' && outline(props)),
    ...(props.cardBackground === 'transparent' && { 'card-inset': '0px' }),
  })
