import type { Catalog } from '@blockfront/messages'
import type { en } from './en.ts'

/** Turkish. Formal address (siz). */
export const tr = {
  // Parts of several emails.
  orderNumber: 'Sipariş {order}',
  items: 'Ürünler',
  item: '{quantity} × {item}',
  subtotal: 'Ara toplam',
  shipping: 'Kargo',
  free: 'Ücretsiz',
  tax: '{tax} {rate}',
  includedTax: '{tax} {rate} dahil',
  total: 'Toplam',
  payment: 'Ödeme yöntemi',
  shippingMethod: 'Teslimat yöntemi',
  shippingAddress: 'Teslimat adresi',
  pickup: 'Mağazadan teslim',
  yourAddress: 'Adresiniz',
  giftMessage: 'Hediye mesajı',
  customerNote: 'Mağazaya not',
  tracking: 'Kargo takibi',
  trackShipment: 'Kargoyu takip et',
  viewOrder: 'Siparişi görüntüle',

  orderPlacedSubject: '{store} siparişiniz: {order}',
  orderPlacedHeading: 'Siparişiniz için teşekkür ederiz!',
  orderPlacedPreview: 'Siparişinizi aldık. Toplam: {total}.',
  orderPlacedPayBefore: 'Lütfen {date} tarihine kadar ödeme yapın. Bu tarihten sonra sipariş iptal edilir.',

  paymentLinkSubject: '{store}: {order} numaralı siparişinizi ödeyin',
  paymentLinkHeading: 'Siparişiniz ödemeye hazır',
  paymentLinkPreview: 'Toplam: {total}',
  paymentLinkUntil: 'Bu bağlantı {date} tarihine kadar geçerlidir. Ürünleriniz o zamana kadar sizin için ayrılmıştır.',
  paymentLinkPay: 'Şimdi öde',

  cartReminderSubject: '{store} sepetiniz',
  cartReminderHeading: 'Sepetinizdeki ürünler sizi bekliyor',
  cartReminderText: 'Ürünler tükenmeden siparişinizi tamamlayın. Fiyatlar değişebilir.',
  cartReminderComplete: 'Siparişi tamamla',
  cartReminderReason:
    'Bu e-postayı, {store} ödeme sayfasında e-posta adresinizi girdiğiniz için alıyorsunuz. Bu sepet için başka bir hatırlatma gönderilmeyecek.',
  cartReminderUnsubscribe: 'Abonelikten çık',

  backInStockSubject: '{item} {store} mağazasında yeniden stokta',
  backInStockHeading: '{item} yeniden stokta',
  backInStockText: 'Stokta olduğu sürece sipariş verebilirsiniz. Ürünü sizin için ayıramıyoruz.',
  backInStockView: 'Ürünü görüntüle',
  backInStockReason:
    'Bu e-postayı, {store} mağazasından bu ürün yeniden stokta olduğunda haber verilmesini istediğiniz için alıyorsunuz. Bu istekle ilgili başka bir e-posta gönderilmeyecek.',

  orderShippedSubject: '{order} numaralı siparişiniz yola çıktı',
  orderShippedPartSubject: '{order} numaralı siparişinizin bir kısmı yola çıktı',
  orderShippedPickupSubject: '{order} numaralı siparişiniz teslim alınmaya hazır',
  orderShippedPickupPartSubject: '{order} numaralı siparişinizin bir kısmı teslim alınmaya hazır',
  orderShippedDigitalSubject: '{order} numaralı siparişiniz tamamlandı',
  orderShippedDigitalPartSubject: '{order} numaralı siparişinizin bir kısmı tamamlandı',
  orderShippedItems: 'Bu gönderideki ürünler',
  orderShippedPickupItems: 'Teslim alınmaya hazır ürünler',
  orderShippedRestFollows: 'Siparişinizin kalan kısmı daha sonra size ulaşacak.',
  orderShippedLast: 'Böylece siparişiniz tamamlandı.',
  orderShippedEarlier: 'Önceki gönderiler',
  parcelShipped: 'Kargoya verildi',
  parcelDelivered: 'Teslim edildi',
  parcelReturned: 'İade edildi',

  orderTrackingSubject: '{order} numaralı siparişinizin kargo takip bilgileri değişti',

  orderDeliveredSubject: '{order} numaralı siparişiniz teslim edildi',
  orderDeliveredPartSubject: '{order} numaralı siparişinizin bir kısmı teslim edildi',
  orderDeliveredPickupSubject: '{order} numaralı siparişiniz teslim alındı',
  orderDeliveredPickupPartSubject: '{order} numaralı siparişinizin bir kısmı teslim alındı',
  orderDeliveredReview: 'Ürünlerinizi beğendiniz mi? Sipariş sayfanızda yorum yazın.',

  orderRefundedSubject: '{order} numaralı siparişiniz için {amount} iade ettik',
  orderRefundedItemsSubject: '{order} numaralı siparişinizdeki bazı ürünler iptal edildi',
  orderRefundedDelay: 'İadenin hesabınıza veya kartınıza yansıması {days} güne kadar sürebilir.',

  orderCanceledSubject: '{order} numaralı siparişiniz iptal edildi',
  orderCanceledRestSubject: '{order} numaralı siparişinizin kalan kısmı iptal edildi',
  orderCanceledUnpaid: 'Ödemesi zamanında yapılmadı. Ödeme yaptıysanız lütfen bu e-postayı yanıtlayın.',
  orderCanceledItems: 'İptal edilen ürünler',

  paymentReceivedSubject: '{order} numaralı siparişinizin ödemesini aldık',
  paymentReceivedText: 'Teşekkür ederiz! {amount} tutarındaki ödemeniz bize ulaştı.',

  paymentFailedSubject: '{order} numaralı siparişinizin ödemesi başarısız oldu',
  paymentFailedText:
    'Siparişiniz henüz oluşturulmadı. Ürünlerinizi {time} tarihine kadar sizin için ayırıyoruz. O zamana kadar tekrar ödeme yapabilirsiniz.',
  paymentFailedPay: 'Tekrar öde',

  paymentReturnedSubject: '{order} numaralı siparişinizin ödemesi iade edildi',
  paymentReturnedText:
    'Ödemeniz ulaştığında sipariş kapanmış veya ödenmiş ya da ürünleri tükenmiş olduğu için {amount} iade ettik.',
  paymentReturnedNext: 'Ürünleri hâlâ istiyorsanız yeniden sipariş verin veya bu e-postayı yanıtlayın.',

  accountCodeSubject: '{store} kodunuz: {code}',
  accountCodeHeading: '{store} giriş kodunuz',
  accountCodeValidity: { one: 'Kod {count} dakika geçerlidir.', other: 'Kod {count} dakika geçerlidir.' },
  accountCodeWarning: 'Bu kodu siz istemediyseniz bu e-postayı dikkate almayın. Kodu kimseyle paylaşmayın.',

  // The example of previews and test emails.
  sampleShirt: 'Keten gömlek',
  sampleMug: 'Seramik kupa',
  sampleSize: 'Beden',
  sampleColor: 'Renk',
  sampleSand: 'Kum rengi',
  sampleDiscount: 'Hoş geldiniz',
  sampleTax: 'KDV',
  samplePayment: 'Banka havalesi',
  sampleInstructions: 'Tutarı {iban} hesabına gönderin.\nÖdeme ulaşınca siparişi kargoya veriyoruz.',
  sampleShipping: 'Standart teslimat',
  sampleReason: 'Keten gömleğin stoğu tükendi.',
  sampleMessage: 'Aradığınız için teşekkür ederiz. Siparişinizi aşağıda bulabilirsiniz.',
  sampleGiftMessage: 'Doğum günün kutlu olsun!',
  sampleCity: 'Viyana',
  sampleCountry: 'Avusturya',
} satisfies Catalog<typeof en>
