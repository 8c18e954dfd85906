/** What several screens of the platform say. Each screen's own words stand in the table of its folder (`words.ts`). */
export const words = {
  loading: 'Loading',
  retry: 'Try again',
  loggedOut: 'Logout successfully',
  unexpected: (data: string) => `An unexpected error occurred: ${data}`,
}
