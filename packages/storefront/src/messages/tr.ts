import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** Turkish, formal (siz). */
export const catalog: Catalog<typeof english> = {
  skip: 'İçeriğe geç',
  close: 'Kapat',
  retry: 'Tekrar dene',
  itemAdded: 'Ürün sepete eklendi!',
  partlyAdded: {
    one: 'Yalnızca {count} adet eklendi. Bu üründen daha fazla ekleyemezsiniz.',
    other: 'Yalnızca {count} adet eklendi. Bu üründen daha fazla ekleyemezsiniz.',
  },
  notAdded: 'Bu üründen daha fazla ekleyemezsiniz.',
  unexpected: 'Beklenmeyen bir hata oluştu: {detail}',
  offline: 'Çevrimdışısınız. Bağlantınızı kontrol edip tekrar deneyin.',
  notLoaded: 'Mağazanın bir kısmı yüklenemedi. Sayfayı yeniden yükleyin.',
  checkout: 'Alışverişi tamamla',
  notFound: 'Sayfa bulunamadı',
  notFoundHint: 'Taşınmış veya silinmiş olabilir.',
  backHome: 'Ana sayfaya git',
  goShopping: 'Tüm ürünlere göz at',
  failed: 'Bu sayfa yüklenemedi.',
  error: 'Hata: {detail}',
  serverError: 'Sunucu {status} durum koduyla yanıt verdi.',
  loading: 'Yükleniyor',
  related: 'Bunları da beğenebilirsiniz',
  stockAlert: 'Yeniden stokta olduğunda e-posta gönder',
  stockAlertButton: 'Haber ver',
  stockAlertSaved: 'Bu ürün yeniden stokta olduğunda bir e-posta alacaksınız.',
  botFailed: 'Doğrulama başarısız oldu. Lütfen tekrar deneyin.',
  botWorking: 'Robot olmadığınız kontrol ediliyor…',
  botDone: 'Doğrulama tamamlandı',
  privacyChoices: 'Gizlilik tercihleri',
  breadcrumbs: 'Gezinti yolu',
}
