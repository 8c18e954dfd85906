import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** Spanish, informal (tú). */
export const catalog: Catalog<typeof english> = {
  search: 'Buscar',
  results: 'Resultados de «{term}»',
  checkout: 'Finalizar compra',
  account: 'Cuenta',
  order: 'Pedido {number}',
  notFound: 'Página no encontrada',
  home: 'Inicio',
  shop: 'Tienda',
  page: '{title} – página {number}',
  blockDataFailed: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo en un momento.',
  contactTitle: 'Contacto',
  name: 'Nombre',
  email: 'Correo electrónico',
  subject: 'Asunto',
  message: 'Mensaje',
  sendMessage: 'Enviar mensaje',
  messageSent: 'Mensaje enviado',
  messageSentText: 'Gracias. La tienda ha recibido tu mensaje.',
  newsletterTitle: 'Boletín',
  subscribe: 'Suscribirse',
  subscribed: 'Te has suscrito',
  subscribedText: 'Gracias por suscribirte al boletín.',
  required: 'Rellena este campo.',
  invalid: 'Revisa este campo.',
  invalidEmail: 'Introduce un correo electrónico válido.',
  fixFields: 'Revisa los campos marcados. Aún no se ha enviado nada.',
  confirm: 'Revisa lo que has escrito y confírmalo. Aún no se ha enviado nada.',
  confirmAgain: 'No se ha podido confirmar. No se ha enviado nada. Espera unos segundos y confirma de nuevo.',
  unsubscribeTitle: '¿Cancelar la suscripción a los correos?',
  unsubscribeText:
    '{store} dejará de enviar recordatorios de carrito y publicidad a {email}. Seguirás recibiendo correos sobre tus pedidos.',
  unsubscribe: 'Cancelar suscripción',
  unsubscribed: 'Suscripción cancelada',
  unsubscribedText:
    '{store} no enviará recordatorios de carrito ni publicidad a {email}. Seguirás recibiendo correos sobre tus pedidos.',
  unsubscribeInvalid: 'Este enlace no es válido',
  unsubscribeInvalidText:
    'No se ha cambiado nada. Abre el enlace completo del correo o responde al correo para cancelar la suscripción.',
  previewNote: 'Vista previa: esta página aún no está publicada.',
  previewGone: 'Este enlace de vista previa ya no funciona',
  previewGoneText: 'Ha caducado o se ha revocado. Pide un enlace nuevo a la persona que lo envió.',
  backToStore: 'Volver a la tienda',
  back: 'Volver',
  cartNeedsScript: 'El carrito necesita JavaScript',
  cartNeedsScriptText:
    'No se ha añadido nada. El carrito se guarda en tu navegador, que necesita JavaScript para ello. Activa JavaScript e inténtalo de nuevo.',
  orderByContact: 'También puedes contactar con la tienda para hacer tu pedido:',
}
