import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { freeBytes, reserveSpace } from './disk.ts'

it('concurrent uploads count together against the required free space', async () => {
  const free = await freeBytes(tmpdir())
  // A third of the disk at a time, so that other programs that write meanwhile make no difference.
  const reserve = () => reserveSpace(tmpdir(), free / 3, free / 2)
  const end = await reserve()
  await expect(reserve()).rejects.toMatchObject({ code: 'storage_full' })
  end()
  end()
  const again = await reserve()
  await expect(reserve()).rejects.toMatchObject({ code: 'storage_full' })
  again()
})
