import { expect, it } from 'vitest'
import { videoPage } from './video-page.ts'

it.each([
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  [' //youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0 ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['http://player.vimeo.com/video/123#t=1', 'https://vimeo.com/123'],
  ['https://player.vimeo.com/video/123/settings', undefined],
  ['https://evil.example/?https://www.youtube.com/embed/x', undefined],
  ['https://maps.example/', undefined],
  ['', undefined],
])('the video of %j has the page %j', (src, page) => {
  expect(videoPage(src)).toBe(page)
})
