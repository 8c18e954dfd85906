import type { Client, UploadInput } from '@blockfront/contract/client'
import { ApiError } from '@blockfront/contract/client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, renderHook, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { UploadTile } from '../dashboard/products/gallery/UploadTile.tsx'
import { fileRequests } from './file-request.ts'
import { MediaPicker } from './MediaPicker.tsx'
import { UploadList } from './UploadList.tsx'
import type { MediaItem } from './use-library.ts'
import { useUploads } from './use-uploads.ts'

afterEach(cleanup)

const file = (name: string, type: string, size = 10) => new File(['x'.repeat(size)], name, { type })

/** A server that rejects files by name, and reports every uploaded video as type video. */
const upload = async (_id: string, input: UploadInput) => {
  const { name } = input.file as File
  if (name.startsWith('bad'))
    throw new ApiError('media.upload', 415, { error: 'This is not an image.', code: 'unsupported_type' })
  return { id: name, url: `/media/${name}`, kind: name.startsWith('film') ? 'video' : 'image' } as MediaItem
}

test('every failed file is listed with its error, and the others are uploaded', async () => {
  const arrived: string[] = []
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>
  const options = { kind: 'image' as const, onDone: ({ url }: MediaItem) => void arrived.push(url) }
  const { result } = renderHook(() => useUploads({ upload: upload as Client['upload'] } as Client, 'store', options), { wrapper })
  act(() =>
    result.current.start([
      file('one.png', 'image/png'),
      file('bad.png', 'image/png'),
      file('clip.mp4', 'video/mp4'),
      file('empty.png', 'image/png', 0),
      file('huge.svg', 'image/svg+xml', 2 * 1024 * 1024 + 1),
      file('film-without-type', ''),
      file('two.png', 'image/png'),
    ]),
  )
  await expect.poll(() => arrived).toEqual(['/media/one.png', '/media/two.png'])
  const failed = Object.fromEntries(result.current.uploads.map(({ name, failure }) => [name, failure]))
  expect(failed).toEqual({
    'bad.png': 'This is not an image.',
    'clip.mp4': 'It is not an image.',
    'empty.png': 'The file is empty.',
    'huge.svg': 'It is too large. The limit for this file type is 2 MB.',
    'film-without-type': 'It is not an image.',
  })

  render(<UploadList uploads={result.current.uploads} />)
  expect(screen.getAllByRole('alert')).toHaveLength(5)
  for (const [name, failure] of Object.entries(failed)) {
    const alert = screen.getByText(`“${name}” was not uploaded`).closest('[role=alert]')
    expect(alert?.textContent).toContain(failure)
  }
  cleanup()
  render(
    <ul>
      {result.current.uploads.map((one) => (
        <UploadTile key={one.key} upload={one} />
      ))}
    </ul>,
  )
  for (const [name, failure] of Object.entries(failed)) screen.getByText(`${name}: ${failure}`)
})

test('the picker offers the images of the themes below the library, found by name', async () => {
  const image = (name: string) => ({
    name,
    url: `/starter/${name}.webp`,
    width: 900,
    height: 600,
    thumbnail: `/starter/${name}-320.webp`,
  })
  const call = async (id: string) =>
    id === 'media.listStarter'
      ? [image('Moon vase'), image('Oak tray')]
      : { content: [], pageNumber: 0, totalPages: 0, totalElements: 0 }
  const requests = fileRequests()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MediaPicker api={{ call } as unknown as Client} storeId="store" requests={requests} />
    </QueryClientProvider>,
  )
  let chosen: Promise<string | undefined> | undefined
  act(() => {
    chosen = requests.pickFile('image')
  })
  const images = within(await screen.findByRole('region', { name: 'Images of the themes' }))
  expect(images.getAllByRole('button')).toHaveLength(2)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'moon' } })
  await expect.poll(() => images.getAllByRole('button').length).toBe(1)
  fireEvent.click(images.getByRole('button', { name: /Moon vase/ }))
  expect(await chosen).toBe('/starter/Moon vase.webp')
})
