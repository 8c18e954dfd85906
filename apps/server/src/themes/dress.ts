import { paint } from './blocks.ts'

/** The few decisions from which the style props of every block of a theme follow. */
export interface Dress {
  /** Corners of pictures and cards, of buttons. CSS lengths. */
  corner: string
  buttonCorner: string
  /** Whether products stand on cards of their own or on the page. */
  card: 'none' | 'framed' | 'raised'
  titleWeight: '400' | '500' | '600' | '700'
  headingSize: string
  /** Space above and below a section. */
  gap: string
}

const shadows = { none: '', framed: '0 0 0 1px rgba(120,110,95,0.22)', raised: '0 10px 30px rgba(60,45,20,0.10)' } as const

/** Style props for each block type, all in the theme's colours. */
export function dressed({ corner, buttonCorner, card, titleWeight, headingSize, gap }: Dress) {
  return {
    cards: {
      sectionTitleColor: paint.text,
      sectionTitleFontSize: headingSize,
      cardBackground: card === 'none' ? 'transparent' : paint.surface,
      cardBorderRadius: card === 'none' ? '0px' : corner,
      cardBoxShadow: shadows[card],
      productImageBorderRadius: card === 'none' ? corner : '0px',
      titleColor: paint.text,
      titleFontWeight: titleWeight,
      titleFontSize: '1.05rem',
      currentPriceColor: paint.text,
      currentPriceFontSize: '1.05rem',
      originalPriceColor: paint.muted,
      ratingFilledColor: paint.accent,
      ratingEmptyColor: paint.border,
      buyButtonBackground: paint.accent,
      buyButtonTextColor: paint.onAccent,
      buyButtonFontSize: '0.95rem',
      buyButtonBorderRadius: buttonCorner,
      cartButtonBackground: paint.surface,
      cartButtonColor: paint.text,
      cartButtonHoverColor: paint.accent,
      saleBadgeBackground: paint.sale,
      saleBadgeTextColor: paint.surface,
      saleBadgeBorderRadius: buttonCorner,
    },
    categories: {
      titleColor: paint.text,
      titleFontSize: headingSize,
      nameColor: paint.text,
      nameFontWeight: titleWeight,
      autoPlay: false,
    },
    text: { color: paint.text, padding: gap, fontSize: { desktop: '1.125rem', mobile: '1rem' }, lineHeight: 1.7 },
    picture: { borderRadius: corner },
    product: {
      imageBorderRadius: corner,
      titleColor: paint.text,
      priceColor: paint.text,
      originalPriceColor: paint.muted,
      addToCartBackground: paint.accent,
      addToCartColor: paint.onAccent,
      buyNowBackground: paint.surface,
      buyNowColor: paint.text,
      buttonBorderRadius: buttonCorner,
    },
    contact: {
      successMessageBody: 'Thank you for your message.',
      showTwitter: false,
      showFacebook: false,
      showPinterest: false,
      inputBorderColor: paint.muted,
      inputFocusBorderColor: paint.accent,
      labelColor: paint.muted,
      labelFocusColor: paint.accent,
      submitButtonBackground: paint.accent,
      submitButtonTextColor: paint.onAccent,
      infoTitleColor: paint.text,
      infoTextColor: paint.muted,
      socialIconColor: paint.muted,
      socialIconHoverColor: paint.accent,
    },
    testimonials: {
      cardBackground: card === 'none' ? 'transparent' : paint.surface,
      cardBorderRadius: corner,
      cardBoxShadow: shadows[card],
      headerTitleColor: paint.text,
      headerTitleFontSize: headingSize,
      headerDescriptionColor: paint.muted,
      textColor: paint.text,
      accentColor: paint.accent,
      nameColor: paint.text,
      roleColor: paint.muted,
      ratingFilledColor: paint.accent,
      ratingEmptyColor: paint.border,
    },
    hero: {
      ctaPrimaryBackground: '#ffffff',
      ctaPrimaryColor: '#141414',
      ctaSecondaryColor: '#ffffff',
      ctaSecondaryBorder: '2px solid rgba(255,255,255,0.75)',
    },
    navbar: {
      background: paint.surface,
      textColor: paint.text,
      logoColor: paint.text,
      navLinkHoverColor: paint.accent,
      navAccentColor: paint.accent,
      searchIconColor: paint.text,
      actionIconColor: paint.text,
      showAccount: false,
      sticky: true,
    },
    topbar: { backgroundColor: paint.accent, textColor: paint.onAccent, animationDuration: 24 },
    footer: { backgroundColor: paint.text, textColor: paint.surface, socialIcons: false },
  }
}

export type Dressing = ReturnType<typeof dressed>
