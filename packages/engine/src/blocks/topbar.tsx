import { useState } from 'react'
import { z } from 'zod'
import type { Block, Props } from '../block.ts'
import * as field from '../field/index.ts'
import { useBlockServices } from '../render/block-services.ts'
import { Icon } from '../render/parts/Icon.tsx'
import { vars } from '../render/styles/css.ts'

const props = () =>
  z.object({
    messages: field
      .list(
        'Messages',
        {
          id: field.itemId(),
          text: field.text('Text').default('New message'),
          icon: field.icon('Icon').optional(),
        },
        { itemName: 'Message', itemTitle: 'text' },
      )
      .default([
        { id: 'welcome', text: 'Welcome to our store', icon: 'star' },
        { id: 'arrivals', text: 'See our latest products', icon: 'gift' },
      ]),
    ...field.inside('0.75rem 0'),
    ...field.ground('backgroundColor', field.themeColor.accent),
    textColor: field.color('Text color').default(field.themeColor.onAccent),
    fontSize: field
      .responsive(field.unitNumber('Text size', { units: ['rem', 'px', '%', 'em', 'vw', 'vh'], max: 48 }))
      .default('0.9rem'),
    fontWeight: field.fontWeight('Text weight').default('500'),
    animationDuration: field
      .number('Animation duration', {
        group: 'Behavior',
        help: 'In seconds. A higher value is slower. With 0, the messages do not move.',
        min: 0,
        max: 600,
        step: 0.5,
      })
      .default(12),
    closable: field.checkbox('Show close button').default(true),
  })

/** Announcements that scroll by until the shopper closes them. They do not move for shoppers who prefer reduced motion. */
export function View({
  messages,
  padding,
  backgroundColor,
  textColor,
  fontSize,
  fontWeight,
  animationDuration,
  closable,
}: Props<typeof props>) {
  const { messages: labels, onTopbarClose, autoplay = true } = useBlockServices()
  const [closed, setClosed] = useState(false)
  const [chosen, setChosen] = useState<boolean>()
  const paused = chosen ?? !autoplay
  if (closed || messages.length === 0) return null
  const moves = animationDuration > 0
  const style = vars({
    padding,
    background: backgroundColor,
    color: textColor,
    'font-size': fontSize,
    'font-weight': fontWeight,
    duration: `${animationDuration}s`,
  })
  const items = messages.map(({ id, text, icon }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same text; only their positions differ
    <li key={`${id ?? ''}:${index}`} className="bf-topbar__message">
      {icon && <Icon name={icon} />}
      {text}
    </li>
  ))
  const close = () => {
    setClosed(true)
    onTopbarClose?.()
  }
  return (
    <aside className="bf-topbar" style={style} aria-label={labels.announcements}>
      {moves && (
        <button
          type="button"
          className="bf-topbar__button bf-topbar__pause"
          aria-label={paused ? labels.play : labels.pause}
          onClick={() => setChosen(!paused)}
        >
          <Icon name={paused ? 'play' : 'pause'} />
        </button>
      )}
      <div className="bf-topbar__view" data-moves={moves || undefined} data-paused={paused || undefined}>
        <ul className="bf-topbar__list">{items}</ul>
        {moves && (
          <ul className="bf-topbar__list" aria-hidden="true">
            {items}
          </ul>
        )}
      </div>
      {closable && (
        <button type="button" className="bf-topbar__button" aria-label={labels.close} onClick={close}>
          <Icon name="close" />
        </button>
      )}
    </aside>
  )
}

export const css = `
.bf-topbar {
  display: flex;
  align-items: center;
  gap: 0.25rem;
  padding: var(--padding);
  background: var(--background);
  color: var(--color);
  font-size: var(--font-size);
  font-weight: var(--font-weight);
  line-height: 1.4;
  border-block-end: 1px solid color-mix(in srgb, currentColor 10%, transparent);
}
.bf-topbar__view {
  flex: 1;
  min-width: 0;
  display: flex;
  overflow: hidden;
}
.bf-topbar__view[data-moves] {
  mask-image: linear-gradient(90deg, transparent, #000 2rem calc(100% - 2rem), transparent);
}
.bf-topbar__list {
  flex: 1 0 auto;
  min-width: 100%;
  display: flex;
  justify-content: space-around;
  gap: 3rem;
  padding-inline: 1.5rem;
}
.bf-topbar__view:not([data-moves]) .bf-topbar__list {
  flex-wrap: wrap;
  min-width: 0;
  flex-shrink: 1;
  justify-content: center;
  gap: 0.25rem 3rem;
}
.bf-topbar__message {
  display: flex;
  align-items: center;
}
/* On both sides: the text may run in another direction than the page. */
.bf-topbar__message .bf-icon {
  display: inline-block;
  margin-inline: 0.4em;
  vertical-align: -0.25em;
}
/* On phones, each of several messages that do not move has one line, and the rest of its text when it is tapped. */
@container page (width < 768px) {
  .bf-topbar__message:not(:only-child, :hover) {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .bf-topbar__view:not([data-moves]) .bf-topbar__message {
    display: block;
  }
}
.bf-topbar__view[data-moves] .bf-topbar__message {
  white-space: nowrap;
}
.bf-topbar__view[data-moves] .bf-topbar__list {
  animation: bf-topbar-move var(--duration) linear infinite;
}
.bf-topbar:is(:hover, :focus-within) .bf-topbar__list,
.bf-topbar__view[data-paused] .bf-topbar__list {
  animation-play-state: paused;
}
.bf-topbar__button {
  flex: none;
  display: grid;
  place-items: center;
  width: 2.75rem;
  min-height: 1.75rem;
  margin-block: -0.25rem;
  opacity: 0.6;
  transition: opacity 0.15s;
}
.bf-topbar__button:hover,
.bf-topbar__button:focus-visible {
  opacity: 1;
}
.bf-topbar__button svg {
  width: 1rem;
  height: 1rem;
}
@keyframes bf-topbar-move {
  to {
    transform: translateX(calc(-100% * var(--bf-topbar-way, 1)));
  }
}
.bf-topbar:dir(rtl) {
  --bf-topbar-way: -1;
}
@media (prefers-reduced-motion: reduce) {
  .bf-topbar__pause,
  .bf-topbar__view[data-moves] .bf-topbar__list[aria-hidden] {
    display: none;
  }
  .bf-topbar__view[data-moves] {
    mask-image: none;
  }
  .bf-topbar__view[data-moves] .bf-topbar__list {
    animation: none;
    flex-wrap: wrap;
    min-width: 0;
    flex-shrink: 1;
    justify-content: center;
    gap: 0.25rem 3rem;
  }
  .bf-topbar__view[data-moves] .bf-topbar__message {
    display: block;
  }
  .bf-topbar__view[data-moves] .bf-topbar__message:is(:only-child, :hover) {
    white-space: normal;
  }
  @container page (width >= 768px) {
    .bf-topbar__view[data-moves] .bf-topbar__message {
      white-space: normal;
    }
  }
}
`

export default {
  type: 'topbar',
  title: 'Announcement bar',
  description: 'Short messages that scroll by at the very top of every page.',
  keywords: ['banner', 'promotion', 'marquee', 'ticker', 'notice', 'message', 'sale', 'free shipping'],
  icon: 'M4 10v4h3l9 4V6l-9 4zM8 14l1.5 6H12M19.5 9.5v5',
  contentType: 'global',
  area: 'header',
  version: 2,
  loading: 'always',
  props,
  View,
  css,
  migrations: {
    1: {
      migrate: (props) => ({
        messages: [
          { id: 'shipping', text: 'Free shipping on orders over $50', icon: 'truck' },
          { id: 'returns', text: 'Returns are free for 30 days', icon: 'shield' },
          { id: 'arrivals', text: 'New arrivals every week', icon: 'star' },
        ],
        backgroundColor: '#ffffff',
        textColor: '#000',
        ...props,
      }),
      example: { messages: [{ id: 1, text: 'Closed on Monday' }], backgroundColor: '#fff3cd', animationDuration: 20 },
    },
  },
  presets: [
    {
      name: 'plain',
      title: 'Plain',
      props: { backgroundColor: 'var(--color-surface)', textColor: 'var(--color-text)' },
    },
    {
      name: 'still',
      title: 'One message, still',
      props: {
        messages: [{ id: 'announcement', text: 'Add your announcement here', icon: 'star' }],
        animationDuration: 0,
      },
    },
  ],
} satisfies Block<typeof props>
