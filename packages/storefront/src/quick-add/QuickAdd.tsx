import { choiceCss, ProductChoice } from '@blockfront/engine/product-choice'
import { type Product, type ProductCard, useBlockServices } from '@blockfront/engine/render'
import { useEffect, useState } from 'react'
import { messages } from '../messages.ts'
import { Sheet } from '../overlays/Sheet.tsx'
import { createPayloadLoader } from '../routing/payload-loader.ts'
import { useShop } from '../shop.ts'

type Loaded = { product: Product } | { error: string }

/** A dialog to choose the options of a product from its card. It shows the product as its page does, in the language of this page. */
export function QuickAdd({ card }: { card: ProductCard }) {
  const { overlays, pictures } = useShop()
  const { paths, messages: blockMessages } = useBlockServices()
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<Loaded>()
  const path = paths.product(card.slug)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    let isCurrent = true
    setLoaded(undefined)
    pages.load(path).then(
      (response) => {
        if (!isCurrent) return
        if (!('product' in response && response.product)) return setLoaded({ error: messages.notFound })
        Object.assign(pictures, response.pictures)
        setLoaded({ product: response.product })
      },
      ({ message }: Error) => isCurrent && setLoaded({ error: message }),
    )
    return () => {
      isCurrent = false
    }
  }, [path, attempt, pictures])

  return (
    <Sheet title={blockMessages.chooseOptions} side="center" onClose={overlays.closeQuickAdd} isCompact>
      <style>{choiceCss}</style>
      {loaded && 'product' in loaded && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only handles clicks on the links inside
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link fires a click too
        <div onClick={({ target }) => target instanceof Element && target.closest('a') && overlays.closeQuickAdd()}>
          <ProductChoice product={loaded.product} onAdded={overlays.closeQuickAdd} />
        </div>
      )}
      {loaded && 'error' in loaded && (
        <div className="sf-message" role="alert">
          <p>{messages.error({ detail: loaded.error })}</p>
          <button type="button" className="sf-button" onClick={() => setAttempt(attempt + 1)}>
            {messages.retry}
          </button>
        </div>
      )}
      {!loaded && <Placeholder />}
    </Sheet>
  )
}

const pages = createPayloadLoader()

/** Has the shape of the choice, so that nothing moves when it is loaded. */
const Placeholder = () => (
  <div className="bf-choice" aria-busy="true">
    <p className="bf-hidden" role="status">
      {messages.loading}
    </p>
    <span className="bf-choice__picture bf-skeleton" />
    <div className="bf-choice__text">
      <span className="bf-skeleton" style={{ width: '70%', height: '1.5rem' }} />
      <span className="bf-skeleton" style={{ width: '35%', height: '1.5rem' }} />
    </div>
    <div className="bf-choice__options">
      <span className="bf-skeleton" style={{ height: 76 }} />
      <span className="bf-skeleton" style={{ height: 76 }} />
      <span className="bf-skeleton" style={{ height: 52 }} />
    </div>
  </div>
)
