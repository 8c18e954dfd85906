import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** Turkish, formal (siz). */
export const catalog: Catalog<typeof english> = {
  search: 'Arama',
  results: '“{term}” için sonuçlar',
  checkout: 'Ödeme',
  account: 'Hesap',
  order: 'Sipariş {number}',
  notFound: 'Sayfa bulunamadı',
  home: 'Ana sayfa',
  shop: 'Mağaza',
  page: '{title} – sayfa {number}',
  blockDataFailed: 'Bizden kaynaklanan bir sorun oluştu. Lütfen birazdan tekrar deneyin.',
  contactTitle: 'Bize ulaşın',
  name: 'Ad Soyad',
  email: 'E-posta',
  subject: 'Konu',
  message: 'Mesaj',
  sendMessage: 'Mesaj gönder',
  messageSent: 'Mesaj gönderildi',
  messageSentText: 'Teşekkürler. Mağaza mesajınızı aldı.',
  newsletterTitle: 'Bülten',
  subscribe: 'Abone ol',
  subscribed: 'Listeye eklendiniz',
  subscribedText: 'Bültene abone olduğunuz için teşekkürler.',
  required: 'Lütfen bu alanı doldurun.',
  invalid: 'Lütfen bu alanı kontrol edin.',
  invalidEmail: 'Lütfen geçerli bir e-posta adresi girin.',
  fixFields: 'Lütfen işaretli alanları kontrol edin. Henüz hiçbir şey gönderilmedi.',
  confirm: 'Yazdıklarınızı kontrol edip onaylayın. Henüz hiçbir şey gönderilmedi.',
  confirmAgain: 'Onaylanamadı. Hiçbir şey gönderilmedi. Lütfen birkaç saniye bekleyip tekrar onaylayın.',
  unsubscribeTitle: 'E-posta aboneliğinden çıkılsın mı?',
  unsubscribeText:
    '{store}, {email} adresine artık sepet hatırlatması veya reklam e-postası göndermeyecek. Siparişlerinizle ilgili e-postaları almaya devam edersiniz.',
  unsubscribe: 'Abonelikten çık',
  unsubscribed: 'Abonelikten çıktınız',
  unsubscribedText:
    '{store}, {email} adresine sepet hatırlatması veya reklam e-postası göndermeyecek. Siparişlerinizle ilgili e-postaları almaya devam edersiniz.',
  unsubscribeInvalid: 'Bu bağlantı geçerli değil',
  unsubscribeInvalidText:
    'Hiçbir şey değiştirilmedi. Abonelikten çıkmak için e-postadaki bağlantının tamamını açın veya e-postayı yanıtlayın.',
  previewNote: 'Önizleme: Bu sayfa henüz yayınlanmadı.',
  previewGone: 'Bu önizleme bağlantısı artık çalışmıyor',
  previewGoneText: 'Süresi doldu veya iptal edildi. Bağlantıyı gönderen kişiden yeni bir bağlantı isteyin.',
  backToStore: 'Mağazaya dön',
  back: 'Geri',
  cartNeedsScript: 'Sepet için JavaScript gerekir',
  cartNeedsScriptText:
    'Hiçbir şey eklenmedi. Sepet, JavaScript gerektiren tarayıcınızda tutulur. JavaScript’i etkinleştirip tekrar deneyin.',
  orderByContact: 'Sipariş vermek için mağazayla da iletişime geçebilirsiniz:',
}
