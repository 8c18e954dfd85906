import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** Spanish, informal (tú). */
export const catalog: Catalog<typeof english> = {
  title: 'Cookies',
  question: '¿Podemos usar cookies para medir nuestra publicidad? La tienda funciona igual si las rechazas.',
  accept: 'Aceptar',
  decline: 'Rechazar',
  policy: 'Política de privacidad',
  'current.granted': 'Tu elección actual: aceptado.',
  'current.denied': 'Tu elección actual: rechazado.',
  optedOut: 'Tu navegador pide a los sitios web que no te rastreen. Esta tienda lo respeta y no usa cookies publicitarias.',
  close: 'Cerrar',
}
