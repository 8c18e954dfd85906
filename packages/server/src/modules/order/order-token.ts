import { createHmac } from 'node:crypto'
import type { Config } from '../../ground/config.ts'

/** The token in the URL of an order's page. It is derived from the server's secret, so that a replayed request gets the same token. */
export const orderToken = ({ secret }: Pick<Config, 'secret'>, storeId: string, orderId: string): string =>
  createHmac('sha256', secret).update(`order/${storeId}/${orderId}`).digest('base64url')
