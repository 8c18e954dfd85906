/** Every stored value that blocks.md lists, in the blocks that have it. All of them load without loss. */
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Block } from '../../block.ts'
import { blocks } from '../../blocks/index.ts'
import { metaOf } from '../../field/meta.ts'
import { save } from '../save.ts'
import { load } from './load.ts'

const wild: [type: string, props: Record<string, unknown>][] = [
  [
    'topbar',
    {
      backgroundColor: '#fff',
      textColor: 'transparent',
      fontSize: '1.1rem',
      fontWeight: 600,
      padding: '0.75rem 0',
      messages: [{ id: 1, text: 'Free delivery' }],
    },
  ],
  [
    'topbar',
    { backgroundColor: 'rebeccapurple', fontSize: '0', fontWeight: '600', messages: [{ id: 'a', text: 'Hi', icon: '' }] },
  ],
  [
    'navbar',
    {
      background: 'rgba(255, 255, 255, 0.95)',
      textColor: '#1a1a1a',
      logoImage: false,
      navLinkFontWeight: 600,
      links: [{ label: 'Shop', url: '/shop' }],
    },
  ],
  [
    'footer',
    {
      columns: [
        { title: 'Help', links: ['Contact', 'Returns', { label: 'Terms', url: '/terms', type: 'internal', target: '_self' }] },
      ],
      logoImage: '',
    },
  ],
  [
    'hero',
    {
      slides: [
        {
          title: 'A',
          ctaButtons: [{ text: 'Shop now', variant: 'primary' }],
          subtitleMargin: '1rem 0',
          background: false,
          imageHeight: '50%',
        },
      ],
    },
  ],
  [
    'hero',
    {
      heroOverlay: 'linear-gradient(rgba(0,0,0,0.4), rgba(0,0,0,0.4))',
      ctaSecondaryBorder: '2px solid rgba(255,255,255,0.7)',
      ctaSecondaryBackground: 'transparent',
    },
  ],
  [
    'productGrid',
    {
      cardBoxShadow: '0 4px 24px rgba(0,0,0,0.08)',
      saleBadgePadding: '0.25rem 1rem',
      titleFontWeight: 600,
      cardBorderRadius: '12px',
    },
  ],
  ['simpleProductGrid', { productCollection: 'old', layout: 'grid', numberOfProducts: 1, spaceBetween: 100 }],
  ['categoriesSlider', { categoryImageSize: '150px', categoryImageBorderRadius: '50%' }],
  [
    'testimonials',
    {
      testimonials: [0, 3, 4.5, 5].map((rating) => ({
        id: rating,
        name: 'Ada',
        role: 'Buyer',
        text: 'Good.',
        rating,
        image: false,
      })),
    },
  ],
  ['contactForm', { socialIconColor: 'rgb(120, 120, 120)', labelColor: '#666', showTwitter: false }],
  ['videoBlock', { width: '100%', height: '360px', poster: false, src: '' }],
  ['imageBlock', { src: false }],
  ['container', { padding: '1rem 0', backgroundImage: '' }],
]

const STYLED = new Set(['color', 'unitNumber', 'spacing', 'shadow', 'border', 'gradient'])

/** Props of version 1 after all migrations of a block type. */
const migrated = ({ migrations = {} }: Pick<Block, 'migrations'>, props: Record<string, unknown>) =>
  Object.values(migrations).reduce((older, { migrate }) => migrate(older), props)

describe('stored values', () => {
  it.each(wild)('%s keeps %j', (type, props) => {
    const { document, report } = load([{ id: 'a', type, props }], blocks)
    expect(report.filter(({ kind }) => kind !== 'migrated')).toEqual([])
    expect(document.content[0]?.props).toMatchObject(props)
  })

  it('keeps the example of blocks.md, and only completes it', () => {
    const stored = {
      id: 'k3f9x2',
      type: 'hero',
      contentType: 'normal',
      version: 1,
      variant: 'default',
      props: {},
      childComponents: [],
    }
    const { document, report } = load([stored], blocks)
    expect(report.map(({ kind }) => kind)).toEqual(['migrated'])
    const props = blocks.hero?.props().parse(migrated(blocks.hero, {}))
    const version = blocks.hero?.version
    expect(save(document).content).toEqual([{ ...stored, version, props }])
  })

  it.each(['red;', 'red}', 'url(javascript:alert(1))', 'expression(alert(1))', '</style><script>'])(
    'replaces %j by the default in every styled prop, and changes nothing else',
    (hostile) => {
      for (const block of Object.values(blocks)) {
        const defaults = block.props().parse({}) as Record<string, unknown>
        const styled = Object.entries(block.props().shape).filter(([, schema]) =>
          STYLED.has(metaOf(schema as z.ZodType).control ?? ''),
        )
        const props = Object.fromEntries(styled.map(([name]) => [name, hostile]))
        const { document, report } = load([{ id: 'a', type: block.type, version: block.version, props }], blocks)
        expect(document.content[0]?.props).toEqual(defaults)
        expect(report.map(({ kind }) => kind)).toEqual(styled.map(() => 'defaulted'))
      }
    },
  )
})
