import { existsSync, readFileSync, statSync } from 'node:fs'
import { repeat } from '@blockfront/tooling/tests/repeat'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { basicRange, basicText, isBasicText, LATIN_RANGE, restRange } from './basic-text.ts'
import { bundledFamily, fontFamilies } from './families.ts'
import { basicFilesOf, basicSources, filesOf, fontFiles, licenseOf, metricsOf } from './files.ts'
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
    expect(files.size).toBe(fontFamilies.flatMap((family) => [...filesOf(family), ...basicFilesOf(family)]).length)
    expect([...files.keys()].every((path) => /^\/fonts\/[-a-z0-9]+-\d+\.\d+\.\d+\/[-a-z0-9]+\.woff2$/.test(path))).toBe(true)
    expect(librarySheet().match(/@font-face/g)).toHaveLength(fontFamilies.flatMap(filesOf).length)
  })

  it('has a smaller file of basic characters for each file of Latin letters, with the same metrics', () => {
    for (const family of fontFamilies) {
      const basic = basicFilesOf(family)
      for (const [at, { latin, file }] of basicSources(family).entries()) {
        expect(latin.unicodeRange, family.name).toBe(LATIN_RANGE)
        expect(statSync(file).size, file).toBeLessThan(0.9 * statSync(latin.file).size)
        expect(basic[at]).toMatchObject({ style: latin.style, weight: latin.weight, unicodeRange: basicRange })
        const { metrics, weight } = readFont(readFileSync(file))
        expect({ metrics, weight }, file).toEqual({ metrics: readFont(readFileSync(latin.file)).metrics, weight: latin.weight })
      }
    }
  })
})

describe('the basic characters', () => {
  it('are those of English texts', () => {
    expect(isBasicText('“It’s here” – 5 × 20 °C, €12.00 · £3 ™ ©… Bouclé, piñata, naïve\n')).toBe(true)
    for (const text of ['Größe', '¿Qué?', 'Élan', 'Málaga', 'œuvre', 'ı', '½', 'straße'])
      expect(isBasicText(text), text).toBe(false)
  })

  it('do not include characters that Latin letters are not loaded for', () => {
    expect(isBasicText('متجر 日本語 ★ Łódź'.replace('ó', 'o'))).toBe(true)
  })

  it('are all Latin characters, together with the rest', () => {
    const inRange = (range: string, codePoint: number) =>
      range.split(',').some((part) => {
        const [first = '', last = first] = part.slice(2).split('-')
        return codePoint >= Number.parseInt(first, 16) && codePoint <= Number.parseInt(last, 16)
      })
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: 0, max: 0x3ff }), fc.integer({ min: 0, max: 0xffff })), (codePoint) => {
        const isBasic = inRange(basicRange, codePoint)
        const isRest = inRange(restRange, codePoint)
        expect(isBasic && isRest).toBe(false)
        expect(isBasic || isRest).toBe(inRange(LATIN_RANGE, codePoint))
        expect(isBasicText(String.fromCharCode(codePoint))).toBe(!isRest)
        expect(basicText.includes(String.fromCharCode(codePoint))).toBe(isBasic)
      }),
      { numRuns: repeat(2000) },
    )
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

  it('are the files of basic characters for a page with no others, and the complete ones for what it shows later', () => {
    const { css, preload } = pageFonts(['"Rubik Variable", sans-serif'], { locale: 'en', isBasic: true })
    const upright = css.split('@font-face').filter((rule) => rule.includes('normal.woff2'))
    const rule = (file: RegExp) => upright.find((each) => file.test(each))
    expect(upright).toHaveLength(3)
    expect(rule(/rubik-basic-\w{8}-wght/)).toContain(`unicode-range:${basicRange}}`)
    expect(rule(/rubik-latin-wght/)).toContain(`unicode-range:${restRange}}`)
    expect(rule(/rubik-latin-ext-wght/)).toContain('U+0100-02BA')
    expect(preload).toEqual([expect.stringMatching(/^\/fonts\/rubik-[\d.]+\/rubik-basic-\w{8}-wght-normal\.woff2$/)])
    expect(fontFiles().has(preload[0] ?? '')).toBe(true)
    const arabic = pageFonts(['"Rubik Variable"'], { locale: 'ar', isBasic: true })
    expect(arabic.preload[0]).toMatch(/rubik-arabic-wght-normal/)
    expect(urls(arabic.css)).toContainEqual(expect.stringMatching(/^rubik-basic-/))
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
