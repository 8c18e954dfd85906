import { type KeyboardEvent, useId, useState } from 'react'
import { z } from 'zod'
import type { Block, Props, Slots } from '../block.ts'
import * as field from '../field/index.ts'
import { arrowKeyStep } from '../render/slider/arrow-key.ts'
import { useFocusedSlide } from '../render/slider/slide-focus.ts'
import { vars } from '../render/styles/css.ts'

const props = () =>
  z.object({
    tabs: field
      .list(
        'Tabs',
        { id: field.slotId(), title: field.text('Title').max(60).default('New tab') },
        {
          itemName: 'Tab',
          itemTitle: 'title',
          max: 12,
          help: 'Open a tab here to fill it on the page. Removing a tab removes the blocks in it.',
        },
      )
      .default([
        { id: 'first', title: 'First tab' },
        { id: 'second', title: 'Second tab' },
        { id: 'third', title: 'Third tab' },
      ]),
    look: field.select('Style', ['line', 'pills'], { labels: { line: 'Underlined', pills: 'Buttons' } }).default('line'),
    align: field
      .select('Alignment', ['start', 'center', 'stretch'], {
        group: 'Layout',
        labels: { stretch: 'Full width' },
      })
      .default('start'),
    accentColor: field.color('Accent color').default(field.themeColor.accent),
    maxWidth: field
      .responsive(field.unitNumber('Maximum width', { group: 'Layout', units: ['px', 'rem', '%', 'vw'], max: 1920 }))
      .default('1280px'),
    padding: field.responsive(field.spacing('Padding')).default({ desktop: '2rem', mobile: '1.5rem 1rem' }),
  })

/** Blocks in tabs (WAI-ARIA Authoring Practices, Tabs with automatic activation). Without scripting, all of them below each other. */
export function View({ tabs, look, align, accentColor, maxWidth, padding, slots }: Props<typeof props> & Slots) {
  const id = useId()
  const [chosen, choose] = useState('')
  const focused = useFocusedSlide()
  const wanted = focused === undefined ? undefined : tabs[focused]?.id
  // The tab that the owner has edited stays open.
  if (wanted !== undefined && wanted !== chosen) choose(wanted)
  const active = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === (wanted ?? chosen)),
  )
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const last = tabs.length - 1
    const next = { Home: 0, End: last }[event.key] ?? (active + arrowKeyStep(event) + tabs.length) % tabs.length
    if (next === active) return
    event.preventDefault()
    choose(tabs[next]?.id ?? '')
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }
  if (tabs.length === 0) return null
  return (
    <section className="bf-tabs" style={vars({ accent: accentColor, 'max-width': maxWidth, padding })} data-look={look}>
      <div className="bf-tabs__list" role="tablist" data-align={align} onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: content that was not loaded may have one id twice
            key={`${tab.id} ${index}`}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            className="bf-tabs__tab"
            aria-selected={index === active}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === active ? 0 : -1}
            onClick={() => choose(tab.id)}
          >
            {titleOf(tab, index)}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: content that was not loaded may have one id twice
          key={`${tab.id} ${index}`}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          className="bf-tabs__panel"
          aria-labelledby={`${id}-tab-${index}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern makes a panel reachable whose first element is not focusable
          tabIndex={0}
          hidden={index !== active}
        >
          <h3 className="bf-tabs__heading">{titleOf(tab, index)}</h3>
          {Object.hasOwn(slots, tab.id) && slots[tab.id]}
        </div>
      ))}
    </section>
  )
}

/** A tab without a title has its number, because a button needs a name. */
const titleOf = ({ title }: { title: string }, index: number) => title.trim() || String(index + 1)

export const css = `
.bf-tabs {
  width: 100%;
  max-width: calc(var(--max-width) + 2 * var(--gutter));
  min-width: 0;
  margin-inline: auto;
  padding: var(--padding);
}
.bf-tabs__list {
  display: flex;
  gap: 0.25rem;
  overflow-x: auto;
  margin-block-end: 1.5rem;
  padding: 3px;
  scrollbar-width: thin;
}
.bf-tabs__list[data-align="center"] {
  justify-content: safe center;
}
.bf-tabs__tab {
  flex: none;
  min-height: 44px;
  padding: 0.5rem 1rem;
  color: inherit;
  font-weight: 600;
  white-space: nowrap;
  transition: background 0.15s;
}
.bf-tabs__tab:hover {
  background: color-mix(in srgb, currentcolor 6%, transparent);
}
.bf-tabs__list[data-align="stretch"] .bf-tabs__tab {
  flex: 1 0 auto;
}
.bf-tabs[data-look="line"] .bf-tabs__list {
  box-shadow: inset 0 -1px 0 var(--color-border);
}
.bf-tabs[data-look="line"] .bf-tabs__tab[aria-selected="true"] {
  box-shadow: 0 3px 0 var(--accent);
}
.bf-tabs[data-look="pills"] .bf-tabs__tab {
  border: 1px solid var(--color-border);
  border-radius: 999px;
}
.bf-tabs[data-look="pills"] .bf-tabs__tab[aria-selected="true"] {
  border-color: var(--accent);
  box-shadow: inset 0 0 0 1px var(--accent);
}
.bf-tabs__panel {
  display: flex;
  flex-direction: column;
  gap: 1.5rem;
  min-width: 0;
}
.bf-tabs__panel[hidden],
.bf-tabs__heading {
  display: none;
}
.bf-tabs__panel > *,
.bf-tabs__panel > :where([data-hidden-on]) > * {
  min-width: 0;
  max-width: 100%;
}
.bf-tabs .bf-inner {
  padding-inline: 0;
}
/* Text starts where the tabs start. */
.bf-tabs__list[data-align="start"] ~ .bf-tabs__panel {
  --column-margin: 0;
}
@media (scripting: none) {
  .bf-tabs__list {
    display: none;
  }
  .bf-tabs__panel[hidden] {
    display: flex;
  }
  .bf-tabs__heading {
    display: block;
  }
  .bf-tabs__panel + .bf-tabs__panel {
    margin-block-start: 2.5rem;
  }
}
`

export default {
  type: 'tabs',
  title: 'Tabs',
  description: 'Blocks in several tabs, of which one is shown at a time.',
  keywords: ['tab', 'panel', 'switch', 'details', 'specifications', 'sections', 'shipping', 'size guide'],
  icon: 'M3 9h18v11H3zM3 9V4h7v5M10 6h6v3',
  contentType: 'container',
  version: 1,
  props,
  View,
  css,
  slots: { tab: { title: 'Tab', each: 'tabs' } },
  slideList: 'tabs',
  presets: [{ name: 'pills', title: 'Tabs as buttons', props: { look: 'pills', align: 'center' } }],
} satisfies Block<typeof props>
