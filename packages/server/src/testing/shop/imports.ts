import type { ProductImport } from '@blockfront/contract'
import { expect, vi } from 'vitest'
import { type Client, expectOk } from '../server.ts'
import { formOf, formType } from './upload.ts'

/** The methods of a client that imports need. */
export type ImportClient = Pick<Client, 'raw' | 'call'>

/** Uploads a file of products. */
export async function upload(client: ImportClient, storeId: string, csv: string | Buffer, encoding = 'auto') {
  const result = await client.raw({
    method: 'POST',
    path: `/api/import/upload-products?storeId=${storeId}&encoding=${encoding}`,
    headers: { 'content-type': formType },
    body: formOf({ bytes: Buffer.from(csv), filename: 'cups.csv', type: 'text/csv' }),
  })
  return result as typeof result & { json: ProductImport & { error?: string } }
}

/** Waits until an import has one of the statuses. */
export async function importWith(
  client: ImportClient,
  storeId: string,
  importId: string,
  statuses: readonly string[],
): Promise<ProductImport> {
  return vi.waitFor(
    async () => {
      const { json } = await expectOk(client.call('import.list', { query: { storeId } }))
      const found = json.find((one) => one.importId === importId)
      expect(statuses).toContain(found?.status)
      return found as ProductImport
    },
    { timeout: 60_000, interval: 50 },
  )
}

/** Uploads a file, and waits until it is checked. */
export async function checked(client: ImportClient, storeId: string, csv: string | Buffer): Promise<ProductImport> {
  const { json } = await expectOk(upload(client, storeId, csv))
  return importWith(client, storeId, json.importId, ['checked'])
}

/** Uploads and imports a file, and waits until its images were fetched. */
export async function imported(
  client: ImportClient,
  storeId: string,
  csv: string | Buffer,
  updateExisting = false,
): Promise<ProductImport> {
  const { importId } = await checked(client, storeId, csv)
  await expectOk(client.call('import.start', { body: { storeId, importId, updateExisting } }))
  return importWith(client, storeId, importId, ['done'])
}

/** Returns all products of a store by slug. */
export async function products(client: ImportClient, storeId: string) {
  const { json } = await expectOk(client.call('product.filter', { query: { storeId, size: 100 } }))
  const all = await Promise.all(json.content.map(({ id }) => expectOk(client.call('product.getById', { params: { id } }))))
  return new Map(all.map(({ json: product }) => [product.slug, product]))
}
