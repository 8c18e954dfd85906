import { Button } from '@blockfront/ui'
import { useState } from 'react'
import { Link } from '../../../router.ts'
import { messages } from '../messages.ts'
import type { Setup } from './checklist-steps.ts'

/** Number of texts that are listed at first. */
const FIRST = 6

/** Texts that are still the theme's, each with a link to its block in the builder. */
export function ThemeTexts({ texts }: { texts: Setup['themeTexts'] }) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? texts : texts.slice(0, FIRST)
  return (
    <>
      <ul className="theme-texts">
        {shown.map(({ pageId, page, blockId, block, text }) => (
          <li key={`${pageId}/${blockId}`}>
            <Link to={`/builder?${new URLSearchParams({ page: pageId, block: blockId })}`}>
              {messages.themeText(page, block)}
            </Link>
            <span className="theme-texts__text">{text}</span>
          </li>
        ))}
      </ul>
      {shown.length < texts.length && (
        <Button size="small" onClick={() => setIsWhole(true)}>
          {messages.allThemeTexts(texts.length)}
        </Button>
      )}
    </>
  )
}
