/** Messages of the editor of settings. */
export const messages = {
  loading: 'Loading',
  loadFailed: 'The settings couldn’t be loaded',
  retry: 'Try again',
  actions: 'Draft and publishing',
}
