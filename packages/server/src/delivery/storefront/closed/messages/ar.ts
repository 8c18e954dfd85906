import type { Catalog } from '@blockfront/messages'
import type { en } from './en.ts'

export const ar = {
  title: 'مغلق حاليًا',
  lead: 'هل لديك كلمة المرور؟ أدخلها لتتصفح المتجر.',
  password: 'كلمة مرور المتجر',
  enter: 'دخول المتجر',
  required: 'أدخل كلمة المرور.',
  wrong: 'كلمة المرور غير صحيحة. تحقق منها وحاول مرة أخرى.',
  tooMany: 'محاولات كثيرة جدًا. يُرجى المحاولة مرة أخرى بعد بضع دقائق.',
  newsletter: 'احصل على رسالة عند وجود جديد.',
  email: 'البريد الإلكتروني',
  subscribe: 'اشترك',
  owner: 'هل هذا متجرك؟',
  signIn: 'تسجيل الدخول',
} satisfies Catalog<typeof en>
