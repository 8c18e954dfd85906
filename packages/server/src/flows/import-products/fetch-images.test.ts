import { expect, it } from 'vitest'
import { filenameOf } from './fetch-images.ts'

const long = 'x'.repeat(201)

it.each([
  ['https://cdn.example/files/red%20cup.jpg?v=1', 'red cup.jpg'],
  ['https://cdn.example/cup.jpg/', 'image'],
  ['https://cdn.example', 'image'],
  ['https://cdn.example/100%.jpg', '100%.jpg'],
  [`https://cdn.example/${long}`, long.slice(0, 200)],
  [`https://cdn.example/%${long}`, `%${long}`.slice(0, 200)],
])('the image at %s is called %s', (url, name) => {
  expect(filenameOf(url)).toBe(name)
})
