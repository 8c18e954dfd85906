import type { Cart } from '@blockfront/commerce'
import type { CallOutput } from '@blockfront/contract/client'
import { useBlockServices } from '@blockfront/engine/render'
import { useEffect, useState } from 'react'
import { localeOf } from '../../language/additional-language.ts'
import { messages } from '../../messages.ts'
import { useShop } from '../../shop.ts'

type Card = CallOutput<'product.recommended'>['content'][number]

/** Recommended products that are loaded: more than are shown, because some may be in the cart. */
const LOADED = 8
const SHOWN = 3

/** Products from the category of the product that was added last. Nothing without any, or if they cannot be loaded. */
export function Recommended({ lines }: { lines: Cart }) {
  const { api, store, pictures } = useShop()
  const [cards, setCards] = useState<readonly Card[]>([])
  const productId = lines.at(-1)?.productId
  useEffect(() => {
    if (!productId) return
    const controller = new AbortController()
    const query = { productId, limit: LOADED, locale: localeOf(store) }
    api.call('product.recommended', { query }, { signal: controller.signal }).then(
      (found) => {
        Object.assign(pictures, found.pictures)
        setCards(found.content)
      },
      () => {},
    )
    return () => controller.abort()
  }, [api, store, pictures, productId])
  const others = cards.filter(({ id }) => !lines.some((line) => line.productId === id)).slice(0, SHOWN)
  if (lines.length === 0 || others.length === 0) return null
  return (
    <section className="sf-more" aria-labelledby="sf-more">
      <h3 className="sf-more__title" id="sf-more">
        {messages.related}
      </h3>
      <ul>
        {others.map((card) => (
          <RecommendedLine key={card.id} card={card} />
        ))}
      </ul>
    </section>
  )
}

/** A recommended product with a button that adds it, or a link to choose its options. */
function RecommendedLine({ card }: { card: Card }) {
  const { overlays } = useShop()
  const { formatPrice, imageSource, addToCart, messages: blockMessages, navigate, paths } = useBlockServices()
  const { name, slug, price, discountPrice, maxPrice, productImage, hasVariations } = card
  const charged = formatPrice(discountPrice > 0 ? discountPrice : price)
  const path = paths.product(slug)
  return (
    <li className="sf-line">
      <span className="sf-line__picture">
        {productImage && <img {...imageSource(productImage)} sizes="72px" alt="" width={72} height={72} loading="lazy" />}
      </span>
      <div className="sf-line__text">
        <a
          className="sf-line__name"
          href={path}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
            event.preventDefault()
            overlays.closeCart()
            navigate(path)
          }}
        >
          {name}
        </a>
        <p className="sf-line__price">{maxPrice === undefined ? charged : blockMessages.fromPrice({ price: charged })}</p>
      </div>
      {!hasVariations && (
        <button type="button" className="sf-button sf-button--quiet" onClick={() => addToCart({ product: card, quantity: 1 })}>
          {blockMessages.addToCart}
          <span className="bf-hidden">: {name}</span>
        </button>
      )}
    </li>
  )
}
