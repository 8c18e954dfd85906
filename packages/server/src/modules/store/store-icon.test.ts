import { expect, it } from 'vitest'
import { iconSource } from './store-icon.ts'

const id = '0123456789abcdefghij'
const image = (name: string, store = 'mine') => `/media/${store}/${name}`
const source = (favicon: string, logo = '') => iconSource({ store_id: 'mine', favicon, logo })

it('is the favicon, or else the logo, if it is an original image of the library with pixels', () => {
  const key = { storeId: 'mine', mediaId: id, width: undefined }
  expect(source(image(`${id}.png`), image(`${id}.jpg`))).toEqual({ ...key, extension: 'png' })
  const unsuitable = ['', 'https://cdn.example/a.png', image(`${id}.svg`), image(`${id}-320.webp`), image(`${id}-320`)]
  for (const favicon of [...unsuitable, image(`${id}.png`, 'other')]) {
    expect([favicon, source(favicon)]).toEqual([favicon, undefined])
    expect(source(favicon, image(`${id}.jpg`))).toEqual({ ...key, extension: 'jpg' })
  }
})
