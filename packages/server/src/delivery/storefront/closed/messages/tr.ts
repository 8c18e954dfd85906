import type { Catalog } from '@blockfront/messages'
import type { en } from './en.ts'

export const tr = {
  title: 'Şu anda kapalı',
  lead: 'Şifreniz var mı? Mağazaya göz atmak için girin.',
  password: 'Mağaza şifresi',
  enter: 'Mağazaya gir',
  required: 'Şifreyi girin.',
  wrong: 'Şifre yanlış. Kontrol edip tekrar deneyin.',
  tooMany: 'Çok fazla deneme yapıldı. Lütfen birkaç dakika sonra tekrar deneyin.',
  newsletter: 'Yenilik olduğunda e-posta alın.',
  email: 'E-posta',
  subscribe: 'Abone ol',
  owner: 'Bu mağaza sizin mi?',
  signIn: 'Giriş yap',
} satisfies Catalog<typeof en>
