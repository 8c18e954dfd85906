import type { CSSProperties } from 'react'
import { type PerWidth, titleSize, vars } from '../styles/css.ts'

/** The props for the look of the title above products: those of `productsTitle`. */
const TITLE_STYLE_PROPS = ['sectionTitleColor', 'sectionTitleFontSize', 'sectionTitleFontWeight', 'sectionTitleAlign'] as const

/** The props for the look of product cards: those of `productCards`. */
const CARD_STYLE_PROPS = [
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

const namesOf = <const N extends string>(props: readonly N[]) => props.map((name) => [name, dashed(name)] as const)

const CARD_NAMES = namesOf(CARD_STYLE_PROPS)
const TITLE_NAMES = namesOf(TITLE_STYLE_PROPS)

type CardStyle = { [K in (typeof CARD_STYLE_PROPS)[number]]: PerWidth } & { buyButtonLook?: 'filled' | 'outline' }
type TitleStyle = { [K in (typeof TITLE_STYLE_PROPS)[number]]: PerWidth }

/** An outline has the color that a filled button has as background. */
const outline = ({ buyButtonBackground }: CardStyle) => ({
  'buy-button-background': 'transparent',
  'buy-button-text-color': buyButtonBackground,
  'buy-button-line': buyButtonBackground,
})

/**
 * Returns the props of cards as the custom properties that `ProductCard` reads: `cardBackground` becomes `--card-background`. Without a
 * background, the text starts at the edge of the image.
 */
export const cardVars = (props: CardStyle): CSSProperties =>
  vars({
    ...Object.fromEntries(CARD_NAMES.map(([prop, name]) => [name, props[prop]])),
    ...(props.buyButtonLook === 'outline' && outline(props)),
    ...(props.cardBackground === 'transparent' && { 'card-inset': '0px' }),
  })

/** Returns the props of the title above cards as the custom properties that `SectionTitle` reads. */
export const titleVars = (props: TitleStyle): CSSProperties =>
  vars({
    ...Object.fromEntries(TITLE_NAMES.map(([prop, name]) => [name, props[prop]])),
    'section-title-font-size': titleSize(props.sectionTitleFontSize, '1.5rem'),
  })
