import type { PolicyWording } from './en.ts'

const day = (days: number) => `${days} ${days === 1 ? 'día' : 'días'}`

/** The texts of the policies in Spanish. The right of withdrawal and its form follow the models in Annex I of Directive 2011/83/EU. */
export const es: PolicyWording = {
  titles: {
    refund: 'Desistimiento y devoluciones',
    privacy: 'Política de privacidad',
    terms: 'Condiciones generales de venta',
    shipping: 'Envíos',
    'legal-notice': 'Aviso legal',
  },

  email: (email) => `Correo electrónico: ${email}`,
  phone: (phone) => `Teléfono: ${phone}`,

  rate: {
    free: 'gratis',
    pickup: (price) => `recogida, ${price}`,
    byPrice: 'según el importe del pedido',
    byWeight: 'según el peso del pedido',
    freeFrom: (price) => `gratis a partir de ${price}`,
    days: (min, max) => (min === max ? day(max) : `de ${min} a ${day(max)}`),
  },

  notice: {
    operator: 'Titular de esta tienda en línea',
    represented: 'Representante',
    contact: 'Contacto',
    registration: 'Datos registrales',
    vatId: 'NIF-IVA',
    responsible: 'Responsable del contenido',
  },

  faulty: {
    title: 'Artículos dañados o equivocados',
    text: 'Póngase en contacto con nosotros si un artículo llega dañado o no corresponde a su pedido. Esta política no afecta a sus derechos legales en caso de falta de conformidad.',
  },

  returns: {
    title: 'Devoluciones',
    none: 'No aceptamos devoluciones de artículos que corresponden a su descripción.',
    period: (days) => `Puede devolver los artículos en un plazo de ${day(days)} desde su recepción.`,
    condition: 'Los artículos deben estar sin usar y en el estado en que los recibió.',
    how: 'Cómo devolver un artículo',
    write: (email) => `Antes de enviar nada, escriba a ${email} e indique su número de pedido.`,
    ask: 'Póngase en contacto con nosotros antes de enviar nada.',
    weSend: 'Los gastos de devolución corren a nuestro cargo.',
    youSend: 'Los gastos de devolución corren a su cargo.',
    refunds: 'Reembolsos',
    refund: 'Cuando recibamos los artículos, reembolsaremos su precio por el medio de pago que utilizó.',
    contact: 'Contacto',
  },

  withdrawal: {
    title: 'Derecho de desistimiento',
    right: (days) =>
      `Si es consumidor, tiene usted derecho a desistir del presente contrato en un plazo de ${days} días naturales sin necesidad de justificación.`,
    period: (days) =>
      `El plazo de desistimiento expirará a los ${days} días naturales del día en que usted o un tercero por usted indicado, distinto del transportista, adquirió la posesión material de los bienes. Si un pedido se entrega en varios envíos, es el día en que se recibe el último.`,
    statement:
      'Para ejercer el derecho de desistimiento, deberá usted notificarnos su decisión de desistir del contrato a través de una declaración inequívoca (por ejemplo, una carta enviada por correo postal o un correo electrónico):',
    form: 'Podrá utilizar el modelo de formulario de desistimiento que figura a continuación, aunque su uso no es obligatorio. Para cumplir el plazo de desistimiento, basta con que la comunicación relativa al ejercicio por su parte de este derecho sea enviada antes de que venza el plazo correspondiente.',
    effects: 'Consecuencias del desistimiento',
    refund:
      'En caso de desistimiento por su parte, le devolveremos todos los pagos recibidos de usted, incluidos los gastos de entrega (con la excepción de los gastos adicionales resultantes de la elección por su parte de una modalidad de entrega diferente a la modalidad menos costosa de entrega ordinaria que ofrezcamos) sin ninguna demora indebida y, en todo caso, a más tardar 14 días naturales a partir de la fecha en la que se nos informe de su decisión de desistir del presente contrato. Procederemos a efectuar dicho reembolso utilizando el mismo medio de pago empleado por usted para la transacción inicial, a no ser que haya usted dispuesto expresamente lo contrario; en todo caso, no incurrirá en ningún gasto como consecuencia del reembolso.',
    withhold:
      'Podremos retener el reembolso hasta haber recibido los bienes, o hasta que usted haya presentado una prueba de la devolución de los mismos, según qué condición se cumpla primero.',
    sendBack:
      'Deberá usted devolvernos o entregarnos directamente los bienes sin ninguna demora indebida y, en cualquier caso, a más tardar en el plazo de 14 días naturales a partir de la fecha en que nos comunique su decisión de desistimiento del contrato. Se considerará cumplido el plazo si efectúa la devolución de los bienes antes de que haya concluido dicho plazo.',
    weSend: 'Nos haremos cargo de los costes de devolución de los bienes.',
    youSend: 'Deberá usted asumir el coste directo de devolución de los bienes.',
    loss: 'Solo será usted responsable de la disminución de valor de los bienes resultante de una manipulación distinta a la necesaria para establecer la naturaleza, las características y el funcionamiento de los bienes.',
    exceptions: 'Excepciones',
    except: 'El derecho de desistimiento no se aplica, entre otros, a estos bienes:',
    exceptList: [
      'bienes confeccionados conforme a sus especificaciones o claramente personalizados',
      'bienes que puedan deteriorarse o caducar con rapidez',
      'bienes precintados que no sean aptos para ser devueltos por razones de protección de la salud o de higiene y que hayan sido desprecintados tras la entrega',
    ],
    model: 'Modelo de formulario de desistimiento',
    modelUse: 'Solo debe cumplimentar y enviar el presente formulario si desea desistir del contrato.',
    to: 'A la atención de:',
    modelLines: [
      'Por la presente le comunico/comunicamos (*) que desisto de mi/desistimos de nuestro (*) contrato de venta del siguiente bien (*):',
      'Pedido el/recibido el (*):',
      'Nombre del consumidor o de los consumidores:',
      'Domicilio del consumidor o de los consumidores:',
      'Firma del consumidor o de los consumidores (solo si el presente formulario se presenta en papel):',
      'Fecha:',
    ],
    modelNote: '(*) Táchese lo que no proceda.',
  },

  shipping: {
    otherCountries: 'Todos los demás países',
    allCountries: 'Todos los países',
    cost: 'Gastos de envío',
    shown: 'Antes de realizar el pedido se muestran los gastos de envío a su dirección.',
    taxes: 'Pueden añadirse impuestos.',
    days: 'Los plazos de entrega se cuentan desde el día en que entregamos el pedido al transportista.',
    problems: 'Problemas con la entrega',
    late: (email) =>
      `Si un paquete se retrasa, se pierde o llega dañado, póngase en contacto con nosotros${email ? ` en ${email}` : ''} e indique su número de pedido.`,
  },

  terms: {
    seller: 'Vendedor',
    orders: 'Pedidos',
    scope: (store) => `Estas condiciones se aplican a los pedidos realizados en la tienda en línea ${store}.`,
    contract:
      'Con el botón al final del proceso de compra realiza un pedido vinculante con obligación de pago. Antes puede revisar y corregir los datos introducidos. El contrato se celebra cuando confirmamos su pedido por correo electrónico o enviamos los bienes.',
    prices: 'Precios',
    withTax: (currency) =>
      `Todos los precios se indican en ${currency} e incluyen los impuestos. Los gastos de envío se muestran antes de realizar el pedido.`,
    withoutTax: (currency) =>
      `Todos los precios se indican en ${currency}. Los impuestos y los gastos de envío se añaden al finalizar la compra y se muestran antes de realizar el pedido.`,
    payment: 'Pago',
    methods: 'Puede pagar con estos medios:',
    delivery: 'Entrega',
    deliveryText: 'En la página «Envíos» se indica adónde enviamos, cuánto tarda y cuánto cuesta.',
    withdrawal: 'Derecho de desistimiento',
    withdrawalText: 'En la página «Desistimiento y devoluciones» se explica cómo desistir del contrato.',
    returns: 'Devoluciones',
    returnsText: 'En la página «Desistimiento y devoluciones» se explica cómo devolver artículos.',
    faulty: 'Garantía legal',
    faultyText: 'Si un artículo no es conforme, tiene los derechos que le reconoce la ley.',
    law: 'Ley aplicable',
    lawText: (country) =>
      `Se aplica la ley del país del vendedor: ${country}. Si es consumidor, no se ve afectada la protección imperativa de la ley del país en el que reside.`,
  },

  privacy: {
    responsible: 'Responsable del tratamiento',
    data: 'Datos que tratamos',
    orders:
      'Pedidos: su nombre, correo electrónico, direcciones postales, número de teléfono si lo indica, los artículos que pide y el estado del pago y de la entrega. Los necesitamos para cumplir el contrato con usted.',
    account:
      'Cuenta de cliente: si inicia sesión, su correo electrónico, sus pedidos y las direcciones guardadas. Inicia sesión con un código que le enviamos por correo electrónico.',
    contact: 'Mensajes: su nombre, correo electrónico y mensaje si utiliza el formulario de contacto.',
    newsletter: 'Boletín: su correo electrónico si se suscribe. Puede darse de baja en cualquier momento.',
    wishlist:
      'Lista de deseos: los productos que guarda, en su navegador y, mientras tenga la sesión iniciada, en su cuenta de cliente.',
    reviews: 'Reseñas: el nombre, la valoración y el texto que introduce. Son públicas cuando las publicamos.',
    stockAlerts:
      'Avisos de disponibilidad: si solicita uno, su correo electrónico y el producto, hasta que se envía el aviso y durante un año como máximo.',
    carts:
      'Compras sin finalizar: si introduce su correo electrónico en el proceso de compra y no realiza el pedido, su correo electrónico y los artículos de su carrito, durante 90 días como máximo.',
    reminders:
      'Recordatorios del carrito: si abandona el proceso de compra, podemos enviarle un único recordatorio por correo electrónico, si lo ha aceptado o la ley lo permite sin consentimiento.',
    statistics:
      'Estadísticas: contamos las visitas sin cookies. Para contar a un visitante una sola vez al día, el servidor guarda hasta el final del día un hash de la dirección de red y del navegador.',
    pixel:
      'Publicidad: si da su consentimiento, el píxel de Meta comunica a Meta Platforms qué páginas ve, qué añade al carrito y qué pide. Puede retirar su consentimiento en cualquier momento.',
    pixelAsks:
      'Publicidad: el píxel de Meta comunica a Meta Platforms qué páginas ve, qué añade al carrito y qué pide. Si le pedimos su consentimiento, solo lo hace después de que lo dé. Puede cambiar su decisión en cualquier momento con el enlace al final de cada página.',
    browser: 'Almacenamiento en su navegador',
    browserText:
      'Su carrito se guarda en su navegador. La tienda solo utiliza cookies cuando son necesarias, por ejemplo para iniciar sesión.',
    recipients: 'Quién recibe sus datos',
    carriers: 'Los transportistas, para entregar su pedido.',
    providers: (names) => `${names}, para procesar su pago. No recibimos los datos completos de su tarjeta.`,
    hosting: 'Los proveedores que operan nuestros servidores y envían nuestros correos por encargo nuestro.',
    authorities: 'Las autoridades, cuando la ley lo exige.',
    retention: 'Cuánto tiempo conservamos sus datos',
    retentionText:
      'Conservamos los datos de los pedidos durante el tiempo que exige la legislación fiscal y mercantil. Eliminamos los demás datos cuando dejan de ser necesarios para la finalidad con la que los recogimos.',
    rights: 'Sus derechos',
    rightsText: 'Puede solicitarnos el acceso a sus datos y su rectificación o supresión.',
    rightsEea:
      'Tiene derecho de acceso, rectificación, supresión, limitación del tratamiento y portabilidad de sus datos. Puede oponerse al tratamiento basado en nuestros intereses legítimos y retirar un consentimiento en cualquier momento con efectos para el futuro.',
    write: (email) => `Escriba a ${email}.`,
    complaint: 'También tiene derecho a presentar una reclamación ante una autoridad de protección de datos.',
  },
}
