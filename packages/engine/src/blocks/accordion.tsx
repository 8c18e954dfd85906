import { useId } from 'react'
import { z } from 'zod'
import type { Block, Props } from '../block.ts'
import * as field from '../field/index.ts'
import { RichText } from '../render/parts/rich-text/RichText.tsx'
import { SectionTitle } from '../render/parts/Section.tsx'
import { titleSize, vars } from '../render/styles/css.ts'

const props = () =>
  z.object({
    title: field.text('Title').max(300).default('Frequently asked questions'),
    items: field
      .list(
        'Questions',
        {
          question: field.text('Question').max(300).default('A new question'),
          answer: field.richText('Answer').default(''),
        },
        { itemName: 'Question', itemTitle: 'question', max: 50 },
      )
      .default([
        {
          question: 'How long does delivery take?',
          answer: '<p>Replace this text with your delivery times for each country.</p>',
        },
        { question: 'Can I return an item?', answer: '<p>Explain how returns work, or link to your return policy.</p>' },
        { question: 'How can I reach you?', answer: '<p>Add your email address, your phone number and your opening hours.</p>' },
      ]),
    layout: field
      .select('Layout', ['stacked', 'split'], { labels: { stacked: 'Title above', split: 'Title at the side' } })
      .default('stacked'),
    maxWidth: field
      .responsive(
        field.unitNumber('Maximum width', { group: 'Layout', units: ['px', 'rem', '%'], max: 1280, when: { layout: 'stacked' } }),
      )
      .default('760px'),
    firstOpen: field.checkbox('Open the first question').default(false),
    oneOpen: field.checkbox('One open at a time', { help: 'Opening a question closes the others.' }).default(false),
    ...field.typography('title', 'Title', { color: field.themeColor.text, size: '2rem' }),
    questionColor: field.color('Question color').default(field.themeColor.text),
    answerColor: field.color('Answer color').default(field.themeColor.muted),
    lineColor: field.color('Line color').default(field.themeColor.border),
    ...field.ground('background', 'transparent'),
  })

/** Questions with answers that open on click, without JavaScript. */
export function View({
  title,
  items,
  layout,
  maxWidth,
  firstOpen,
  oneOpen,
  variant,
  ...settings
}: Props<typeof props> & { variant?: string }) {
  const group = useId()
  const style = vars({
    'max-width': maxWidth,
    'section-title-color': settings.titleColor,
    'section-title-font-size': titleSize(settings.titleFontSize),
    'section-title-align': layout === 'split' ? 'start' : 'center',
    question: settings.questionColor,
    answer: settings.answerColor,
    line: settings.lineColor,
    background: settings.background,
  })
  return (
    <section className="bf-accordion bf-section" style={style}>
      <div className="bf-inner bf-accordion__inner" data-layout={layout} data-variant={variant}>
        <SectionTitle>{title}</SectionTitle>
        <div className="bf-accordion__items">
          {items.map(({ question, answer }, index) => (
            <details
              // biome-ignore lint/suspicious/noArrayIndexKey: two questions may be equal; only their position distinguishes them
              key={index}
              className="bf-accordion__item"
              name={oneOpen ? group : undefined}
              open={firstOpen && index === 0}
            >
              <summary className="bf-accordion__question">{question}</summary>
              <RichText className="bf-accordion__answer" html={answer} />
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}

export const css = `
.bf-accordion {
  background: var(--background);
}
.bf-accordion__items {
  width: 100%;
  max-width: var(--max-width);
  min-width: 0;
  margin-inline: auto;
  border-block-start: 1px solid var(--line);
}
.bf-accordion__item {
  border-block-end: 1px solid var(--line);
}
.bf-accordion__question {
  position: relative;
  padding: 1.125rem 2.5rem 1.125rem 0;
  padding-inline: 0 2.5rem;
  color: var(--question);
  font-weight: 600;
  list-style: none;
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  &::before,
  &::after {
    content: "";
    position: absolute;
    inset-block-start: calc(1.125rem + 0.75em);
    inset-inline-end: 0.25rem;
    width: 0.875rem;
    border-block-start: 2px solid currentColor;
    transition: rotate 150ms;
  }
  &::after {
    rotate: 90deg;
  }
  [open] > &::after {
    rotate: 0deg;
  }
  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }
}
.bf-accordion__answer {
  padding-block-end: 1.25rem;
  color: var(--answer);
}
.bf-accordion__inner[data-variant="boxed"] {
  .bf-accordion__items {
    display: grid;
    gap: 0.75rem;
    border: 0;
  }
  .bf-accordion__item {
    padding-inline: 1.25rem;
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }
}
@container page (width >= 768px) {
  .bf-accordion__inner[data-layout="split"] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: 3rem;
    > .bf-accordion__items {
      grid-column: 2;
      max-width: none;
    }
  }
}
`

export default {
  type: 'accordion',
  title: 'Questions and answers',
  description: 'Questions with answers that open on click.',
  icon: 'M4 5h16v5H4zM4 14h16v5H4zM15 7l1.5 1.5L18 7',
  keywords: ['faq', 'accordion', 'questions', 'help', 'details', 'toggle', 'collapse'],
  contentType: 'normal',
  version: 1,
  loading: 'rare',
  static: true,
  props,
  View,
  css,
  variants: [{ name: 'boxed', title: 'Boxed' }],
  presets: [{ name: 'split', title: 'Title at the side', props: { layout: 'split', firstOpen: true } }],
} satisfies Block<typeof props>
