/** Whether the page must not be counted: a shared draft, or a browser that asks sites not to track (Global Privacy Control, Do Not Track). */
export const isOptedOut = (): boolean =>
  document.getElementById('preview-note')?.hidden === false ||
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) ||
  navigator.doNotTrack === '1'
