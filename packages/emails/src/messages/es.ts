import type { Catalog } from '@blockfront/messages'
import type { en } from './en.ts'

/** Spanish. Informal address (tú). */
export const es = {
  // Parts of several emails.
  orderNumber: 'Pedido {order}',
  items: 'Artículos',
  item: '{quantity} × {item}',
  subtotal: 'Subtotal',
  shipping: 'Envío',
  free: 'Gratis',
  tax: '{tax} {rate}',
  includedTax: 'Incluye {tax} {rate}',
  total: 'Total',
  payment: 'Método de pago',
  shippingMethod: 'Método de envío',
  shippingAddress: 'Dirección de envío',
  pickup: 'Recogida',
  yourAddress: 'Tu dirección',
  giftMessage: 'Mensaje de regalo',
  customerNote: 'Nota para la tienda',
  tracking: 'Seguimiento',
  trackShipment: 'Seguir el envío',
  viewOrder: 'Ver el pedido',

  orderPlacedSubject: 'Tu pedido {order} en {store}',
  orderPlacedHeading: '¡Gracias por tu pedido!',
  orderPlacedPreview: 'Hemos recibido tu pedido. Total: {total}.',
  orderPlacedPayBefore: 'Paga tu pedido a más tardar el {date}. Después de esa fecha, se cancelará.',

  paymentLinkSubject: 'Paga tu pedido {order} en {store}',
  paymentLinkHeading: 'Tu pedido está listo para el pago',
  paymentLinkPreview: 'Importe total: {total}',
  paymentLinkUntil: 'Este enlace es válido hasta el {date}. Hasta entonces, tus artículos están reservados.',
  paymentLinkPay: 'Pagar ahora',

  cartReminderSubject: 'Tu carrito en {store}',
  cartReminderHeading: 'Tienes artículos en el carrito',
  cartReminderText: 'Completa tu pedido mientras tus artículos estén disponibles. Los precios pueden cambiar.',
  cartReminderComplete: 'Completar el pedido',
  cartReminderReason:
    'Recibes este correo porque introdujiste tu dirección de correo electrónico al tramitar un pedido en {store}. Es el único recordatorio sobre este carrito.',
  cartReminderUnsubscribe: 'Darse de baja',

  backInStockSubject: '{item} vuelve a estar disponible en {store}',
  backInStockHeading: '{item} vuelve a estar disponible',
  backInStockText: 'Puedes pedirlo mientras haya existencias. No podemos reservártelo.',
  backInStockView: 'Ver producto',
  backInStockReason:
    'Recibes este correo porque pediste a {store} que te avisara cuando este artículo volviera a estar disponible. Es el único correo sobre esta solicitud.',

  orderShippedSubject: 'Tu pedido {order} está en camino',
  orderShippedPartSubject: 'Parte de tu pedido {order} está en camino',
  orderShippedPickupSubject: 'Tu pedido {order} está listo para recoger',
  orderShippedPickupPartSubject: 'Parte de tu pedido {order} está lista para recoger',
  orderShippedDigitalSubject: 'Tu pedido {order} se ha completado',
  orderShippedDigitalPartSubject: 'Parte de tu pedido {order} se ha completado',
  orderShippedItems: 'Artículos de este envío',
  orderShippedPickupItems: 'Artículos listos para recoger',
  orderShippedRestFollows: 'Recibirás el resto de tu pedido más adelante.',
  orderShippedLast: 'Con esto, tu pedido está completo.',
  orderShippedEarlier: 'Envíos anteriores',
  parcelShipped: 'Enviado',
  parcelDelivered: 'Entregado',
  parcelReturned: 'Devuelto',

  orderTrackingSubject: 'Nuevos datos de seguimiento de tu pedido {order}',

  orderDeliveredSubject: 'Tu pedido {order} se ha entregado',
  orderDeliveredPartSubject: 'Parte de tu pedido {order} se ha entregado',
  orderDeliveredPickupSubject: 'Has recogido tu pedido {order}',
  orderDeliveredPickupPartSubject: 'Has recogido parte de tu pedido {order}',
  orderDeliveredReview: '¿Qué te parecen tus artículos? Escribe una opinión en la página de tu pedido.',

  orderRefundedSubject: 'Te hemos reembolsado {amount} de tu pedido {order}',
  orderRefundedItemsSubject: 'Se han cancelado artículos de tu pedido {order}',
  orderRefundedDelay: 'El reembolso puede tardar hasta {days} días en aparecer en tu cuenta o tarjeta.',

  orderCanceledSubject: 'Tu pedido {order} se ha cancelado',
  orderCanceledRestSubject: 'El resto de tu pedido {order} se ha cancelado',
  orderCanceledUnpaid: 'No se pagó a tiempo. Si ya has pagado, responde a este correo.',
  orderCanceledItems: 'Artículos cancelados',

  paymentReceivedSubject: 'Hemos recibido el pago de tu pedido {order}',
  paymentReceivedText: '¡Gracias! Hemos recibido tu pago de {amount}.',

  paymentFailedSubject: 'No se ha podido procesar el pago de tu pedido {order}',
  paymentFailedText:
    'Tu pedido aún no se ha completado. Reservamos tus artículos hasta el {time}. Hasta entonces puedes volver a intentar el pago.',
  paymentFailedPay: 'Reintentar el pago',

  paymentReturnedSubject: 'Te hemos devuelto el pago de tu pedido {order}',
  paymentReturnedText:
    'Te hemos reembolsado {amount} porque, cuando llegó tu pago, el pedido ya estaba cerrado o pagado, o sus artículos se habían agotado.',
  paymentReturnedNext: 'Si todavía quieres los artículos, haz un nuevo pedido o responde a este correo.',

  accountCodeSubject: '{code} es tu código para {store}',
  accountCodeHeading: 'Tu código para iniciar sesión en {store}',
  accountCodeValidity: {
    one: 'El código es válido durante {count} minuto.',
    other: 'El código es válido durante {count} minutos.',
  },
  accountCodeWarning: 'Si no lo has solicitado, puedes ignorar este correo. No compartas el código con nadie.',

  // The example of previews and test emails.
  sampleShirt: 'Camisa de lino',
  sampleMug: 'Taza de gres',
  sampleSize: 'Talla',
  sampleColor: 'Color',
  sampleSand: 'Arena',
  sampleDiscount: 'Bienvenida',
  sampleTax: 'IVA',
  samplePayment: 'Transferencia bancaria',
  sampleInstructions: 'Transfiere el importe a {iban}.\nEnviamos el pedido en cuanto recibamos el pago.',
  sampleShipping: 'Envío estándar',
  sampleReason: 'La camisa de lino está agotada.',
  sampleMessage: 'Gracias por tu llamada. Aquí tienes tu pedido.',
  sampleGiftMessage: '¡Feliz cumpleaños!',
  sampleCity: 'Viena',
  sampleCountry: 'Austria',
} satisfies Catalog<typeof en>
