import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** Turkish, formal (siz). */
export const catalog: Catalog<typeof english> = {
  title: 'Çerezler',
  question: 'Reklamlarımızın etkisini ölçmek için çerez kullanabilir miyiz? Reddederseniz de mağaza aynı şekilde çalışır.',
  accept: 'Kabul et',
  decline: 'Reddet',
  policy: 'Gizlilik politikası',
  'current.granted': 'Şu anki tercihiniz: kabul edildi.',
  'current.denied': 'Şu anki tercihiniz: reddedildi.',
  optedOut: 'Tarayıcınız web sitelerinden sizi izlememelerini istiyor. Bu mağaza buna uyar ve reklam çerezi kullanmaz.',
  close: 'Kapat',
}
