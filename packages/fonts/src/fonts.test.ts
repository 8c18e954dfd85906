import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bundledFamily, fontFamilies } from './families.ts'
import { filesOf, fontFiles, licenseOf, metricsOf } from './files.ts'
import { librarySheet, type OwnFont, pageFonts, withFallback } from './page-fonts.ts'
import { readFont } from './woff2/metrics.ts'

const latin = (id: string) => filesOf(fontFamilies.find((family) => family.id === id) as never)[0]?.file ?? ''

describe('the library', () => {
  it('has at least 20 families, each with a free license, its files, and metrics', () => {
    expect(fontFamilies.length).toBeGreaterThanOrEqual(20)
    for (const family of fontFamilies) {
      expect(licenseOf(family), family.name).toContain('SIL OPEN FONT LICENSE Version 1.1')
      const files = filesOf(family)
      expect(files.map(({ subset }) => subset)).toEqual(expect.arrayContaining(['latin', 'latin-ext']))
      for (const { file, weight, unicodeRange } of files) {
        expect(existsSync(file), file).toBe(true)
        expect(weight).toMatch(/^\d+ \d+$/)
        expect(unicodeRange).toMatch(/^U\+[-0-9A-F,U+]+$/)
      }
      const { ascent, descent, width } = metricsOf(family)
      expect([ascent > 0.7, descent > 0.1, width > 0.3 && width < 0.7], family.name).toEqual([true, true, true])
    }
  })

  it('names each file once, in paths that contain the version', () => {
    const files = fontFiles()
    expect(files.size).toBe(fontFamilies.flatMap(filesOf).length)
    expect([...files.keys()].every((path) => /^\/fonts\/[-a-z0-9]+-\d+\.\d+\.\d+\/[-a-z0-9]+\.woff2$/.test(path))).toBe(true)
    expect(librarySheet().match(/@font-face/g)).toHaveLength(files.size)
  })
})

describe('the fonts of a page', () => {
  const urls = (css: string) => [...css.matchAll(/url\(([^)]*)\)/g)].map(([, url = '']) => url.split('/').at(-1))

  it('are those of the stacks, once, with the files of the language', () => {
    const heading = '"Rubik Variable", sans-serif'
    expect(pageFonts(['system-ui, sans-serif', 'Inter, sans-serif'], { locale: 'en' })).toEqual({ css: '', preload: [] })
    const english = pageFonts([heading, heading], { locale: 'en-US' })
    expect(urls(english.css).filter((name) => name?.includes('normal'))).toEqual([
      'rubik-latin-ext-wght-normal.woff2',
      'rubik-latin-wght-normal.woff2',
    ])
    expect(english.preload.map((url) => url.split('/').at(-1))).toEqual(['rubik-latin-wght-normal.woff2'])
    const arabic = pageFonts([heading], { locale: 'ar' })
    expect(arabic.preload[0]).toMatch(/rubik-arabic-wght-normal/)
    expect(urls(arabic.css)).toContain('rubik-latin-wght-normal.woff2')
    expect(pageFonts(['"Inter Variable"', '"Lora Variable"'], { locale: 'pl' }).preload).toHaveLength(2)
  })

  it('have fallback fonts with their metrics', () => {
    expect(withFallback('"Lora Variable", serif')).toBe('"Lora Variable", "Lora Variable fallback", serif')
    expect(withFallback('Georgia, serif')).toBe('Georgia, serif')
    const { css } = pageFonts(['"Lora Variable", serif'], { locale: 'de' })
    expect(css).toContain('font-family:"Lora Variable fallback";font-weight:1 599;src:local("Times New Roman")')
    expect(css).toContain('size-adjust:116.55%')
  })

  it('include those that the owner uploaded', () => {
    const metrics = { ascent: 0.9, descent: 0.2, lineGap: 0, width: 0.4394, boldWidth: 0.4754 }
    const own: OwnFont[] = [{ family: 'Acme Sans', category: 'sans', url: '/fonts/store/1.woff2', weight: '400', metrics }]
    const { css, preload } = pageFonts(['"Acme Sans", sans-serif'], { locale: 'en', own })
    expect(preload).toEqual(['/fonts/store/1.woff2'])
    expect(css).toContain('size-adjust:100%;ascent-override:90%')
    expect(withFallback('acme sans', own)).toBe('"Acme Sans", "Acme Sans fallback"')
  })

  it('never fail for a stack of any text', () => {
    fc.assert(
      fc.property(fc.string(), (stack) => {
        const own = bundledFamily(stack) ? undefined : pageFonts([stack], { locale: 'en' })
        expect(own).toEqual({ css: '', preload: [] })
        expect(withFallback(stack)).toBe(stack)
      }),
    )
  })
})

describe('reading a font', () => {
  it('finds name, weights, style and metrics', () => {
    expect(readFont(readFileSync(latin('inter').replace('cyrillic-ext', 'latin')))).toMatchObject({
      name: 'Inter',
      weight: '100 900',
      isItalic: false,
      category: 'sans',
      metrics: { ascent: 0.96875, lineGap: 0 },
    })
  })

  it('knows the category of fonts', () => {
    const category = (id: string) => {
      const file = [...fontFiles().values()].find(({ url }) => url.endsWith(`/${id}-latin-wght-normal.woff2`))
      return readFont(readFileSync(file?.file ?? '')).category
    }
    expect(['karla', 'source-serif-4', 'jetbrains-mono'].map(category)).toEqual(['sans', 'serif', 'mono'])
  })

  it('refuses other files and damaged fonts with an error', () => {
    const font = readFileSync(latin('karla').replace('latin-ext', 'latin'))
    expect(() => readFont(Buffer.from('GIF89a'))).toThrow('not a WOFF2 font')
    expect(() => readFont(font.subarray(0, font.length - 2000))).toThrow()
    fc.assert(
      fc.property(fc.nat(199), fc.nat(255), (at, value) => {
        const damaged = Buffer.from(font)
        damaged[at] = value
        try {
          expect(readFont(damaged).metrics.width).toEqual(expect.any(Number))
        } catch (error) {
          expect(error).toBeInstanceOf(Error)
        }
      }),
    )
  })
})
