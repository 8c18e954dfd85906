/** Shows a toast at the bottom centre (product.md, point 4). What draws it is loaded with the first one. */
export async function showToast(kind: 'success' | 'error', message: string): Promise<void> {
  const { show } = await import('./Toasts.tsx')
  show(kind, message)
}
