import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { inertServices, Page, type PageBlock } from '../render/index.ts'
import { blocks } from './index.ts'
import { View } from './videoBlock.tsx'

const show = (props: object) => {
  const block: PageBlock = { id: 'a', type: 'videoBlock', props: blocks.videoBlock?.props().parse(props) ?? {} }
  return render(<Page views={{ videoBlock: View }} content={[block]} />).container
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it.each([
  ['youtube', 'https://www.youtube-nocookie.com/embed/abc-123?autoplay=1'],
  ['vimeo', 'https://player.vimeo.com/video/abc-123?autoplay=1'],
])('loads nothing from %s before a click', (videoType, src) => {
  const container = show({ videoType, videoId: 'abc-123', title: 'Weaving' })
  expect(container.innerHTML).not.toMatch(/youtube|vimeo/)
  fireEvent.click(screen.getByRole('button', { name: 'Play video: Weaving' }))
  const frame = container.querySelector('iframe')
  expect(frame?.getAttribute('src')).toBe(src)
  expect(frame?.title).toBe('Weaving')
})

it('rejects several videos in one id', () => {
  expect(blocks.videoBlock?.props().safeParse({ videoId: '"><script>' }).success).toBe(false)
})

it('offers its sources, the smallest first', () => {
  const container = show({ src: '/a.mp4', webm: '/a.webm', ogv: '/a.ogv', poster: '/a.jpg' })
  expect([...container.querySelectorAll('source')].map(({ type }) => type)).toEqual(['video/webm', 'video/mp4', 'video/ogg'])
  const video = container.querySelector('video')
  expect([video?.controls, video?.loop, video?.preload, video?.getAttribute('poster')]).toEqual([true, true, 'none', '/a.jpg'])
})

it('plays automatically only when muted, and not with reduced motion', () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  const asks = vi.fn(() => ({ matches: true }))
  vi.stubGlobal('matchMedia', asks)
  show({ src: '/a.mp4', autoPlay: true })
  expect(play).not.toHaveBeenCalled()
  asks.mockReturnValue({ matches: false })
  const container = show({ src: '/a.mp4', autoPlay: true })
  expect(play).toHaveBeenCalledOnce()
  expect(container.querySelector('video')?.muted).toBe(true)
})

it('does not play, and stops, while the services disable autoplay', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  const on = (autoplay: boolean, props: object) => (
    <Page views={{ videoBlock: View }} services={{ ...inertServices, autoplay }} content={[film(props)]} />
  )
  const film = (props: object): PageBlock => ({
    id: 'a',
    type: 'videoBlock',
    props: blocks.videoBlock?.props().parse(props) ?? {},
  })
  const { rerender, container } = render(on(false, { src: '/a.mp4', autoPlay: true }))
  expect(play).not.toHaveBeenCalled()
  rerender(on(true, { src: '/a.mp4', autoPlay: true }))
  expect(play).toHaveBeenCalledOnce()
  pause.mockClear()
  rerender(on(false, { src: '/a.mp4', autoPlay: true }))
  expect(pause).toHaveBeenCalledOnce()
  const embed = { videoType: 'youtube', videoId: 'abc-123' }
  rerender(on(true, embed))
  fireEvent.click(screen.getByRole('button', { name: /^Play video/ }))
  expect(container.querySelector('iframe')).not.toBeNull()
  rerender(on(false, embed))
  expect(container.querySelector('iframe')).toBeNull()
})

it('can be stopped without controls', () => {
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  const container = show({ src: '/a.mp4', controls: false })
  fireEvent.play(container.querySelector('video') as HTMLVideoElement)
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
  expect(pause).toHaveBeenCalledOnce()
})

it('shows a placeholder without a video', () => {
  show({})
  expect(screen.getByRole('img', { name: 'No video yet' })).toBeTruthy()
})
