import type { Catalog } from '@blockfront/messages'
import type { en } from './en.ts'

/** Arabic. */
export const ar = {
  // Parts of several emails.
  orderNumber: 'طلب رقم {order}',
  items: 'المنتجات',
  item: '{quantity} × {item}',
  subtotal: 'المجموع الفرعي',
  shipping: 'الشحن',
  free: 'مجاني',
  tax: '{tax} {rate}',
  includedTax: 'يشمل {tax} {rate}',
  total: 'الإجمالي',
  payment: 'طريقة الدفع',
  shippingMethod: 'طريقة الشحن',
  shippingAddress: 'عنوان الشحن',
  pickup: 'الاستلام من المتجر',
  yourAddress: 'عنوانك',
  giftMessage: 'رسالة هدية',
  customerNote: 'ملاحظة للمتجر',
  tracking: 'تتبّع الشحنة',
  trackShipment: 'تتبّع شحنتك',
  viewOrder: 'عرض الطلب',

  orderPlacedSubject: 'طلبك {order} من {store}',
  orderPlacedHeading: 'شكرًا لطلبك!',
  orderPlacedPreview: 'لقد استلمنا طلبك. الإجمالي: {total}.',
  orderPlacedPayBefore: 'يُرجى الدفع في موعد أقصاه {date}. بعد ذلك سيُلغى الطلب.',

  paymentLinkSubject: 'ادفع قيمة طلبك {order} من {store}',
  paymentLinkHeading: 'طلبك جاهز للدفع',
  paymentLinkPreview: 'الإجمالي: {total}',
  paymentLinkUntil: 'هذا الرابط صالح حتى {date}. وحتى ذلك الحين تبقى منتجاتك محجوزة لك.',
  paymentLinkPay: 'ادفع الآن',

  cartReminderSubject: 'سلة مشترياتك في {store}',
  cartReminderHeading: 'تركت منتجات في سلة التسوق',
  cartReminderText: 'أكمل طلبك ما دامت المنتجات متوفرة. قد تتغيّر الأسعار.',
  cartReminderComplete: 'إكمال الطلب',
  cartReminderReason:
    'وصلتك هذه الرسالة لأنك أدخلت عنوان بريدك الإلكتروني أثناء الشراء من {store}. هذا هو التذكير الوحيد بهذه السلة.',
  cartReminderUnsubscribe: 'إلغاء الاشتراك',

  backInStockSubject: '{item} متوفر من جديد لدى {store}',
  backInStockHeading: '{item} متوفر من جديد',
  backInStockText: 'يمكنك طلبه ما دام متوفرًا. لا يمكننا حجزه لك.',
  backInStockView: 'عرض المنتج',
  backInStockReason:
    'وصلتك هذه الرسالة لأنك طلبت من {store} إعلامك عند توفر هذا المنتج من جديد. هذه هي الرسالة الوحيدة بشأن هذا الطلب.',

  orderShippedSubject: 'طلبك {order} في الطريق إليك',
  orderShippedPartSubject: 'جزء من طلبك {order} في الطريق إليك',
  orderShippedPickupSubject: 'طلبك {order} جاهز للاستلام',
  orderShippedPickupPartSubject: 'جزء من طلبك {order} جاهز للاستلام',
  orderShippedDigitalSubject: 'اكتمل طلبك {order}',
  orderShippedDigitalPartSubject: 'اكتمل جزء من طلبك {order}',
  orderShippedItems: 'المنتجات في هذه الشحنة',
  orderShippedPickupItems: 'المنتجات الجاهزة للاستلام',
  orderShippedRestFollows: 'ستصلك بقية طلبك لاحقًا.',
  orderShippedLast: 'بهذا يكتمل طلبك.',
  orderShippedEarlier: 'الشحنات السابقة',
  parcelShipped: 'تم الشحن',
  parcelDelivered: 'تم التوصيل',
  parcelReturned: 'تم الإرجاع',

  orderTrackingSubject: 'تم تحديث بيانات تتبّع طلبك {order}',

  orderDeliveredSubject: 'تم توصيل طلبك {order}',
  orderDeliveredPartSubject: 'تم توصيل جزء من طلبك {order}',
  orderDeliveredPickupSubject: 'لقد استلمت طلبك {order}',
  orderDeliveredPickupPartSubject: 'لقد استلمت جزءًا من طلبك {order}',
  orderDeliveredReview: 'ما رأيك في منتجاتك؟ اكتب تقييمًا في صفحة طلبك.',

  orderRefundedSubject: 'أعدنا إليك مبلغ {amount} عن طلبك {order}',
  orderRefundedItemsSubject: 'أُلغيت منتجات من طلبك {order}',
  orderRefundedDelay: 'قد يستغرق ظهور المبلغ في حسابك أو بطاقتك مدة تصل إلى {days} أيام.',

  orderCanceledSubject: 'تم إلغاء طلبك {order}',
  orderCanceledRestSubject: 'تم إلغاء بقية طلبك {order}',
  orderCanceledUnpaid: 'لم يُدفع في الوقت المحدد. إذا كنت قد دفعت بالفعل، يُرجى الرد على هذه الرسالة.',
  orderCanceledItems: 'المنتجات الملغاة',

  paymentReceivedSubject: 'استلمنا المبلغ المدفوع لطلبك {order}',
  paymentReceivedText: 'شكرًا لك! استلمنا مبلغ {amount}.',

  paymentFailedSubject: 'تعذّر إتمام الدفع لطلبك {order}',
  paymentFailedText: 'لم يكتمل طلبك بعد. نحجز لك المنتجات حتى {time}، ويمكنك إعادة محاولة الدفع قبل ذلك.',
  paymentFailedPay: 'إعادة محاولة الدفع',

  paymentReturnedSubject: 'أعدنا إليك المبلغ المدفوع لطلبك {order}',
  paymentReturnedText: 'أعدنا إليك مبلغ {amount} لأن الطلب كان قد أُغلق أو دُفع أو نفدت منتجاته عند وصول المبلغ.',
  paymentReturnedNext: 'إذا كنت لا تزال ترغب في المنتجات، يُرجى تقديم طلب جديد أو الرد على هذه الرسالة.',

  accountCodeSubject: 'رمز الدخول إلى {store}: {code}',
  accountCodeHeading: 'رمز تسجيل الدخول إلى {store}',
  accountCodeValidity: {
    zero: 'الرمز صالح لمدة {count} دقيقة.',
    one: 'الرمز صالح لمدة دقيقة واحدة.',
    two: 'الرمز صالح لمدة دقيقتين.',
    few: 'الرمز صالح لمدة {count} دقائق.',
    many: 'الرمز صالح لمدة {count} دقيقة.',
    other: 'الرمز صالح لمدة {count} دقيقة.',
  },
  accountCodeWarning: 'إذا لم تطلب هذا الرمز، فيمكنك تجاهل هذه الرسالة. لا تشارك الرمز مع أي شخص.',

  // The example of previews and test emails.
  sampleShirt: 'قميص كتان',
  sampleMug: 'كوب خزفي',
  sampleSize: 'المقاس',
  sampleColor: 'اللون',
  sampleSand: 'رملي',
  sampleDiscount: 'ترحيب',
  sampleTax: 'ضريبة القيمة المضافة',
  samplePayment: 'تحويل مصرفي',
  sampleInstructions: 'يُرجى تحويل المبلغ إلى {iban}.\nنشحن الطلب فور وصول المبلغ.',
  sampleShipping: 'شحن عادي',
  sampleReason: 'نفد قميص الكتان من المخزون.',
  sampleMessage: 'شكرًا لاتصالك. إليك طلبك.',
  sampleGiftMessage: 'عيد ميلاد سعيد!',
  sampleCity: 'فيينا',
  sampleCountry: 'النمسا',
} satisfies Catalog<typeof en>
