import { describe, expect, it } from 'vitest'
import { blocks } from '../blocks/index.ts'
import { emptyLinks } from './empty-links.ts'
import { load } from './loading/load.ts'

const linksOf = (stored: { content?: unknown[]; globalContent?: unknown[] }) =>
  emptyLinks(load({ content: [], globalContent: [], ...stored }, blocks).document, blocks).map(({ block, labels }) =>
    [block.type, ...labels].join(' › '),
  )
const button = (url: string) => ({ text: 'Shop now', variant: 'primary', type: 'internal', url, target: '_self' })
const hero = (url: string, editor = {}) => ({
  type: 'hero',
  props: { slides: [{ ctaButtons: [button('/shop'), button(url)] }] },
  editor,
})

describe('links without a URL', () => {
  it('are found in lists and containers, with the labels of their fields', () => {
    const inside = {
      type: 'container',
      childComponents: [{ type: 'buttonGroup', props: { buttons: [button(' '), button('/')] } }],
    }
    expect(linksOf({ content: [hero(''), inside] })).toEqual([
      'hero › Slides › Slide 1 › Buttons › Button 2',
      'buttonGroup › Buttons › Button 1',
    ])
    expect(linksOf({ content: [hero('/page/sale')] })).toEqual([])
  })

  it('are not reported in hidden blocks, and where an image or a text needs no link', () => {
    expect(
      linksOf({ content: [hero('', { hidden: true }), { type: 'imageBlock', props: { src: '/a.png', link: '' } }] }),
    ).toEqual([])
  })

  it('are not reported where a menu makes them unnecessary, or is not shown', () => {
    const columns = [{ title: 'New', url: '', links: [{ label: 'Coats', url: '' }] }]
    const navbar = (menu: string) => ({
      globalContent: [{ type: 'navbar', props: { links: [{ label: 'Shop', url: '', menu, columns }] } }],
    })
    expect(linksOf(navbar('categories'))).toEqual([])
    expect(linksOf(navbar('links'))).toEqual(['navbar › Links › Link 1 › Columns of the menu › Column 1 › Links › Link 1'])
    expect(linksOf(navbar('none'))).toEqual(['navbar › Links › Link 1'])
  })
})
