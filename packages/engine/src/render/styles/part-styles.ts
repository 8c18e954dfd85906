/** Style sheets of the parts that several views have in common. Only style sheets of pages import them. */
import { css as buttonIcon } from '../parts/ButtonIcon.tsx'
import { css as buttons } from '../parts/Buttons.tsx'
import { css as categoryImage } from '../parts/CategoryImage.tsx'
import { css as clickToLoad } from '../parts/ClickToLoad.tsx'
import { css as icon } from '../parts/Icon.tsx'
import { css as iconButton } from '../parts/IconButton.tsx'
import { css as gallery } from '../parts/image/Gallery.tsx'
import { css as lightbox } from '../parts/image/LazyLightbox.tsx'
import { css as storeImage } from '../parts/image/StoreImage.tsx'
import { css as languageLinks } from '../parts/LanguageLinks.tsx'
import { css as paymentMethods } from '../parts/PaymentMethods.tsx'
import { css as richText } from '../parts/rich-text/RichText.tsx'
import { css as section } from '../parts/Section.tsx'
import { css as socialIcon } from '../parts/SocialIcon.tsx'
import { css as optionGroup } from '../product/OptionGroup.tsx'
import { css as price } from '../product/Price.tsx'
import { css as productCard } from '../product/ProductCard.tsx'
import { css as productList } from '../product/ProductList.tsx'
import { css as quantity } from '../product/Quantity.tsx'
import { css as sizeGuide } from '../product/SizeGuide.tsx'
import { css as stars } from '../product/Stars.tsx'
import { css as wishlistButton } from '../product/WishlistButton.tsx'
import { css as slider } from '../slider/Slider.tsx'
import { css as sliderPagination } from '../slider/SliderPagination.tsx'
import { css as sliderTrack } from '../slider/SliderTrack.tsx'

/** The parts that apps import from `@blockfront/engine/render`, and small ones that most blocks have. */
export const commonCss = /* @__PURE__ */ [buttonIcon, icon, iconButton, richText, section, storeImage].join('')
export const sliderCss = /* @__PURE__ */ [slider, sliderPagination, sliderTrack].join('')
/** Product cards, and the placeholders of products and categories that load. */
export const cardCss = /* @__PURE__ */ [productCard, wishlistButton].join('')
export const buttonsCss = buttons
export const categoryImageCss = categoryImage
export const clickToLoadCss = clickToLoad
export const priceCss = price
export const productListCss = productList
export const productDetailsCss = /* @__PURE__ */ [gallery, optionGroup, quantity, sizeGuide].join('')
export const languageLinksCss = languageLinks
export const lightboxCss = lightbox
export const paymentMethodsCss = paymentMethods
export const socialIconCss = socialIcon
export const starsCss = stars
