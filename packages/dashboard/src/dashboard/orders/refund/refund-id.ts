/** A new unguessable id. `crypto.randomUUID` needs HTTPS, which a test installation may not have. */
export const newRefundId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
