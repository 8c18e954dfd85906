import type { CSSProperties } from 'react'
import { vars } from '../css.ts'

/** The props for the look of product cards. The field group `productCards` has the same names. */
const CARD_STYLE_PROPS = [
  'cardBackground',
  'cardBorderRadius',
  'cardBoxShadow',
  'productImageObjectFit',
  'productImageBackgroundPosition',
  'productImageBorderRadius',
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

/** Returns those props as the custom properties that `ProductCard` reads: `cardBackground` becomes `--card-background`. */
export const cardVars = (props: { [K in (typeof CARD_STYLE_PROPS)[number]]: string | number }): CSSProperties =>
  vars(Object.fromEntries(NAMES.map(([prop, name]) => [name, props[prop]])))
