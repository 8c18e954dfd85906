/** What the public pages say. */
export const words = {
  pages: {
    Landing: {
      title: 'Blockfront: build your online store block by block',
      description: 'Draw your shop from blocks, publish it on your own domain and sell. Try it for 14 days, without a card.',
    },
    NotFound: { title: 'Page not found', description: 'There is nothing at this address.' },
  },
  toStart: 'Go to the first page',
}
