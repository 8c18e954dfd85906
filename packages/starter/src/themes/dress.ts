import { field } from '@blockfront/engine'

const { themeColor, themeRadius, themeShadow, themeWeight } = field

/** The few values from which the style props of every block of a theme are derived. */
export interface Dress {
  /** Whether products are on cards or directly on the page. */
  card: 'none' | 'framed' | 'raised'
  /** Look of the buttons on product cards: quiet outlines in the color of the text, or filled with the accent color. */
  cardButtons?: 'outline' | 'filled'
  /** Width to height of the images on cards. */
  ratio?: '1 / 1' | '4 / 5' | '3 / 4' | '4 / 3'
  cardTextAlign?: 'start' | 'center'
  headingSize: string
  /** Where the titles of sections are. */
  headingAlign: 'start' | 'center'
  /** Space above and below a section. */
  gap: string
}

// Style props that are the same in all themes.

const contact = {
  successMessageBody: 'Thank you for your message.',
  showTwitter: false,
  showFacebook: false,
  showPinterest: false,
  inputBorderColor: themeColor.muted,
  inputFocusBorderColor: themeColor.accent,
  labelColor: themeColor.muted,
  labelFocusColor: themeColor.accent,
  submitButtonBackground: themeColor.accent,
  submitButtonTextColor: themeColor.onAccent,
  infoTitleColor: themeColor.text,
  infoTextColor: themeColor.muted,
  socialIconColor: themeColor.muted,
  socialIconHoverColor: themeColor.accent,
}

const hero = {
  ctaPrimaryBackground: themeColor.heroButton,
  ctaPrimaryColor: themeColor.onHeroButton,
  ctaSecondaryColor: '#ffffff',
  ctaSecondaryBorder: '2px solid rgba(255,255,255,0.75)',
}

const navbar = {
  background: themeColor.surface,
  textColor: themeColor.text,
  logoColor: themeColor.text,
  navLinkHoverColor: themeColor.accent,
  navAccentColor: themeColor.accent,
  searchIconColor: themeColor.text,
  actionIconColor: themeColor.text,
  sticky: true,
}

const topbar = { backgroundColor: themeColor.accent, textColor: themeColor.onAccent, animationDuration: 24 }

const footer = { backgroundColor: themeColor.text, textColor: themeColor.surface, socialIcons: false }

/** Style props for each block type, all in the theme's colors. */
export function dressed({
  card,
  cardButtons = 'outline',
  ratio = '1 / 1',
  cardTextAlign = 'start',
  headingSize,
  headingAlign,
  gap,
}: Dress) {
  return {
    cards: {
      sectionTitleColor: themeColor.text,
      sectionTitleFontSize: headingSize,
      sectionTitleFontWeight: themeWeight.heading,
      sectionTitleAlign: headingAlign,
      cardBackground: card === 'none' ? 'transparent' : themeColor.surface,
      cardBorderRadius: card === 'none' ? '0px' : themeRadius.box,
      cardBoxShadow: card === 'none' ? '' : themeShadow.card,
      productImageBorderRadius: card === 'none' ? themeRadius.box : '0px',
      productImageRatio: ratio,
      cardTextAlign,
      titleColor: themeColor.text,
      titleFontWeight: themeWeight.name,
      titleFontSize: '1.05rem',
      currentPriceColor: themeColor.text,
      currentPriceFontSize: '1.05rem',
      originalPriceColor: themeColor.muted,
      ratingFilledColor: themeColor.accent,
      ratingEmptyColor: themeColor.border,
      buyButtonLook: cardButtons,
      buyButtonBackground: cardButtons === 'outline' ? themeColor.text : themeColor.accent,
      buyButtonTextColor: themeColor.onAccent,
      buyButtonFontSize: '0.9rem',
      buyButtonBorderRadius: themeRadius.button,
      cartButtonBackground: themeColor.surface,
      cartButtonColor: themeColor.text,
      cartButtonHoverColor: themeColor.accent,
      saleBadgeBackground: themeColor.sale,
      saleBadgeTextColor: themeColor.surface,
      saleBadgeBorderRadius: themeRadius.button,
    },
    categories: {
      titleColor: themeColor.text,
      titleFontSize: headingSize,
      titleFontWeight: themeWeight.heading,
      titleTextAlign: headingAlign === 'start' ? 'left' : 'center',
      nameAlign: headingAlign,
      nameColor: themeColor.text,
      nameFontWeight: themeWeight.name,
      autoPlay: false,
    },
    text: { color: themeColor.text, padding: gap, fontSize: { desktop: '1.125rem', mobile: '1rem' }, lineHeight: 1.7 },
    picture: { borderRadius: themeRadius.box },
    heading: { fontSize: headingSize, fontWeight: themeWeight.heading, align: headingAlign },
    story: {
      titleFontSize: headingSize,
      titleFontWeight: themeWeight.heading,
      borderRadius: themeRadius.box,
      padding: { desktop: '5rem 0', tablet: '4rem 0', mobile: '3rem 0' },
    },
    product: {
      imageRatio: 'auto',
      imageBorderRadius: themeRadius.box,
      titleFontWeight: themeWeight.heading,
      titleColor: themeColor.text,
      priceColor: themeColor.text,
      originalPriceColor: themeColor.muted,
      addToCartBackground: themeColor.accent,
      addToCartColor: themeColor.onAccent,
      buyNowBackground: themeColor.surface,
      buyNowColor: themeColor.text,
      buttonBorderRadius: themeRadius.button,
    },
    contact,
    testimonials: {
      cardBackground: card === 'none' ? 'transparent' : themeColor.surface,
      cardBorderRadius: themeRadius.box,
      cardBoxShadow: card === 'none' ? '' : themeShadow.card,
      headerTitleColor: themeColor.text,
      headerTitleFontSize: headingSize,
      headerDescriptionColor: themeColor.muted,
      textColor: themeColor.text,
      accentColor: themeColor.accent,
      nameColor: themeColor.text,
      roleColor: themeColor.muted,
      ratingFilledColor: themeColor.accent,
      ratingEmptyColor: themeColor.border,
    },
    hero,
    navbar,
    topbar,
    footer,
  }
}

export type Dressing = ReturnType<typeof dressed>
