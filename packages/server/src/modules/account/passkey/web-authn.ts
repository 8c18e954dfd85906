/**
 * Loads the WebAuthn library with the first passkey. Its 280 modules, most of them for certificates, would take an eighth of the time in which a
 * server starts.
 */
export const webAuthn = () => import('@simplewebauthn/server')
