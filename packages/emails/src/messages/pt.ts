import type { Catalog } from '@blockfront/messages'
import type { en } from './en.ts'

/** Portuguese as written in Brazil, which `pt` means in CLDR. */
export const pt = {
  // Parts of several emails.
  orderNumber: 'Pedido {order}',
  items: 'Produtos',
  item: '{quantity} × {item}',
  subtotal: 'Subtotal',
  shipping: 'Entrega',
  free: 'Grátis',
  tax: '{tax} {rate}',
  includedTax: 'Inclui {tax} {rate}',
  total: 'Total',
  payment: 'Forma de pagamento',
  shippingMethod: 'Forma de entrega',
  shippingAddress: 'Endereço de entrega',
  pickup: 'Retirada',
  yourAddress: 'Seu endereço',
  giftMessage: 'Mensagem de presente',
  customerNote: 'Observação para a loja',
  tracking: 'Rastreamento',
  trackShipment: 'Rastrear a entrega',
  viewOrder: 'Ver o pedido',

  orderPlacedSubject: 'Seu pedido {order} em {store}',
  orderPlacedHeading: 'Obrigado pelo seu pedido!',
  orderPlacedPreview: 'Recebemos o seu pedido. Total: {total}.',
  orderPlacedPayBefore: 'Faça o pagamento até {date}. Depois dessa data, o pedido será cancelado.',

  paymentLinkSubject: 'Pague o seu pedido {order} em {store}',
  paymentLinkHeading: 'Seu pedido está pronto para pagamento',
  paymentLinkPreview: 'Valor total: {total}',
  paymentLinkUntil: 'Este link é válido até {date}. Até lá, seus produtos ficam reservados.',
  paymentLinkPay: 'Pagar agora',

  cartReminderSubject: 'Seu carrinho em {store}',
  cartReminderHeading: 'Você deixou produtos no carrinho',
  cartReminderText: 'Finalize o pedido enquanto os produtos estão disponíveis. Os preços podem mudar.',
  cartReminderComplete: 'Finalizar pedido',
  cartReminderReason:
    'Você recebeu este e-mail porque informou o seu endereço de e-mail no checkout de {store}. Este é o único lembrete sobre este carrinho.',
  cartReminderUnsubscribe: 'Cancelar inscrição',

  backInStockSubject: '{item} está disponível novamente em {store}',
  backInStockHeading: '{item} está disponível novamente',
  backInStockText: 'Você pode comprá-lo enquanto houver estoque. Não podemos reservá-lo para você.',
  backInStockView: 'Ver produto',
  backInStockReason:
    'Você recebeu este e-mail porque pediu a {store} para ser avisado quando este item voltasse ao estoque. Este é o único e-mail sobre este pedido de aviso.',

  orderShippedSubject: 'Seu pedido {order} está a caminho',
  orderShippedPartSubject: 'Parte do seu pedido {order} está a caminho',
  orderShippedPickupSubject: 'Seu pedido {order} está pronto para retirada',
  orderShippedPickupPartSubject: 'Parte do seu pedido {order} está pronta para retirada',
  orderShippedDigitalSubject: 'Seu pedido {order} foi concluído',
  orderShippedDigitalPartSubject: 'Parte do seu pedido {order} foi concluída',
  orderShippedItems: 'Produtos neste envio',
  orderShippedPickupItems: 'Produtos prontos para retirada',
  orderShippedRestFollows: 'Você receberá o restante do pedido depois.',
  orderShippedLast: 'Com isso, seu pedido está completo.',
  orderShippedEarlier: 'Remessas anteriores',
  parcelShipped: 'Enviado',
  parcelDelivered: 'Entregue',
  parcelReturned: 'Devolvido',

  orderTrackingSubject: 'Novos dados de rastreamento do seu pedido {order}',

  orderDeliveredSubject: 'Seu pedido {order} foi entregue',
  orderDeliveredPartSubject: 'Parte do seu pedido {order} foi entregue',
  orderDeliveredPickupSubject: 'Seu pedido {order} foi retirado',
  orderDeliveredPickupPartSubject: 'Parte do seu pedido {order} foi retirada',
  orderDeliveredReview: 'O que achou dos seus itens? Escreva uma avaliação na página do seu pedido.',

  orderRefundedSubject: 'Reembolsamos {amount} do seu pedido {order}',
  orderRefundedItemsSubject: 'Produtos do seu pedido {order} foram cancelados',
  orderRefundedDelay: 'O reembolso pode levar até {days} dias para aparecer na sua conta ou no seu cartão.',

  orderCanceledSubject: 'Seu pedido {order} foi cancelado',
  orderCanceledRestSubject: 'O restante do seu pedido {order} foi cancelado',
  orderCanceledUnpaid: 'Ele não foi pago dentro do prazo. Se você já pagou, responda a este e-mail.',
  orderCanceledItems: 'Produtos cancelados',

  paymentReceivedSubject: 'Recebemos o pagamento do seu pedido {order}',
  paymentReceivedText: 'Obrigado! Recebemos o seu pagamento de {amount}.',

  paymentFailedSubject: 'O pagamento do seu pedido {order} não foi concluído',
  paymentFailedText:
    'Seu pedido ainda não foi confirmado. Os produtos ficam reservados até {time}. Até lá, você pode tentar pagar novamente.',
  paymentFailedPay: 'Tentar pagar novamente',

  paymentReturnedSubject: 'O pagamento do seu pedido {order} foi reembolsado',
  paymentReturnedText:
    'Reembolsamos {amount} porque, quando o pagamento chegou, o pedido já estava encerrado ou pago, ou os produtos estavam esgotados.',
  paymentReturnedNext: 'Se ainda quiser os produtos, faça um novo pedido ou responda a este e-mail.',

  accountCodeSubject: '{code} é o seu código para {store}',
  accountCodeHeading: 'Seu código para entrar em {store}',
  accountCodeValidity: { one: 'O código é válido por {count} minuto.', other: 'O código é válido por {count} minutos.' },
  accountCodeWarning: 'Se você não solicitou o código, ignore este e-mail. Não compartilhe o código com ninguém.',

  // The example of previews and test emails.
  sampleShirt: 'Camisa de linho',
  sampleMug: 'Caneca de cerâmica',
  sampleSize: 'Tamanho',
  sampleColor: 'Cor',
  sampleSand: 'Areia',
  sampleDiscount: 'Boas-vindas',
  sampleTax: 'Imposto',
  samplePayment: 'Transferência bancária',
  sampleInstructions: 'Transfira o valor para {iban}.\nEnviamos assim que o pagamento chegar.',
  sampleShipping: 'Entrega padrão',
  sampleReason: 'A camisa de linho está esgotada.',
  sampleMessage: 'Obrigado pela ligação. Aqui está o seu pedido.',
  sampleGiftMessage: 'Feliz aniversário!',
  sampleCity: 'Viena',
  sampleCountry: 'Áustria',
} satisfies Catalog<typeof en>
