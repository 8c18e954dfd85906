import { Package } from '@blockfront/ui/icons'
import type { ReactNode } from 'react'

interface ChoiceLineProps {
  name: string
  /** URL of its image. */
  image?: string | undefined
  /** Shown without an image. */
  icon?: ReactNode
  /** A second line, such as a price. */
  note?: ReactNode
  isLoading?: boolean
}

/** A product or a page that can be chosen: its image, its name and a note. */
export const ChoiceLine = ({
  name,
  image,
  icon = <Package size={16} aria-hidden />,
  note,
  isLoading = false,
}: ChoiceLineProps) => (
  <span className="ui-choice__line" aria-busy={isLoading || undefined}>
    <span className="ui-choice__image">{image ? <img src={image} alt="" loading="lazy" width={32} height={32} /> : icon}</span>
    <span className="ui-choice__text">
      <span className="ui-choice__name" dir="auto">
        {name}
      </span>
      {note && <span className="ui-choice__note">{note}</span>}
    </span>
  </span>
)
