import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** Turkish, formal (siz). */
export const catalog: Catalog<typeof english> = {
  title: 'Sepetiniz',
  empty: 'Sepetiniz boş',
  emptyHint: 'Eklediğiniz ürünler burada görünür.',
  continueShopping: 'Alışverişe devam et',
  remove: 'Kaldır',
  removeItem: 'Kaldır: {name}',
  increase: 'Adedi artır: {name}',
  decrease: 'Adedi azalt: {name}',
  subtotal: 'Ara toplam',
  taxAndShipping: 'Kargo ve vergiler ödeme adımında hesaplanır.',
  shippingOnly: 'Fiyatlara vergiler dahildir. Kargo ödeme adımında hesaplanır.',
  otherStores: 'Bu ürünler başka bir mağazaya ait ve buradan satın alınamaz: {names}.',
  removeOtherStores: 'Diğer mağazaların ürünlerini kaldır',
  limitedToStock: {
    one: '{name} ürününden stokta yalnızca {count} adet kaldı. Sepetiniz güncellendi.',
    other: '{name} ürününden stokta yalnızca {count} adet kaldı. Sepetiniz güncellendi.',
  },
  onlyAvailable: { one: 'Stokta yalnızca {count} adet kaldı.', other: 'Stokta yalnızca {count} adet kaldı.' },
  setQuantity: 'Adedi {quantity} yap',
  unavailable: 'Ara toplama dahil değil.',
  repaired: 'Kayıtlı sepetinizdeki bazı ürünler okunamadı. Lütfen sepetinizi kontrol edin.',
  waiting: '{number} numaralı sipariş ödemenizi bekliyor',
  waitingUntil: 'Ürünleri şu zamana kadar ayırıyoruz: {time}.',
  waitingReplace: 'Başka bir şey sipariş etmek için önce {number} numaralı siparişi iptal edin. Ürünler sepetinizde kalır.',
  waitingPay: '{number} numaralı siparişi öde',
  waitingCancel: '{number} numaralı siparişi iptal et ve yeni sipariş ver',
  freeShippingMissing: 'Ücretsiz kargo için {amount} kaldı ({country}).',
  freeShippingReached: 'Kargonuz ücretsiz ({country}).',
}
