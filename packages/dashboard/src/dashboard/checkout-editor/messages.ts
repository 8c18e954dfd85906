/** Messages of the checkout editor. */
export const messages = {
  title: 'Checkout editor',
  about: 'Changes are saved as a draft. Your customers see them once you publish.',
  pageName: 'Checkout',
  /** In a sentence: "Publish checkout". */
  noun: 'checkout',
  preview: 'Preview of the checkout',
  page: 'Page',
  pages: { checkout: 'Checkout', thankYou: 'Thank you' },
  width: 'Width of the preview',
  widths: { mobile: 'Mobile', tablet: 'Tablet', desktop: 'Desktop' },
  noProducts: 'No products to preview',
  noProductsHelp: 'The preview shows an order with products of your store. Add a product that is for sale.',
  addProduct: 'Add product',
  moveUp: ({ section }: { section: string }) => `Move ${section} up`,
  moveDown: ({ section }: { section: string }) => `Move ${section} down`,
  moved: ({ section, position }: { section: string; position: number }) => `${section} is now at position ${position}.`,
}
