/** Whether this browser asks sites not to track: Global Privacy Control or Do Not Track. */
export const isOptedOut = (): boolean =>
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) || navigator.doNotTrack === '1'
