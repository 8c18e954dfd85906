/** Messages of navigation between pages. */
export const routingMessages = {
  serverError: ({ status }: { status: number }) => `The server responded with status ${status}.`,
}
