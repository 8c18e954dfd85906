import type { Catalog } from '@blockfront/messages'
import type { catalog as english } from './en.ts'

/** Spanish, informal (tú). */
export const catalog: Catalog<typeof english> = {
  skip: 'Ir al contenido',
  close: 'Cerrar',
  retry: 'Reintentar',
  itemAdded: '¡Artículo añadido al carrito!',
  partlyAdded: {
    one: 'Solo se ha añadido {count}. No puedes añadir más unidades de este artículo.',
    other: 'Solo se han añadido {count}. No puedes añadir más unidades de este artículo.',
  },
  notAdded: 'No puedes añadir más unidades de este artículo.',
  unexpected: 'Se ha producido un error inesperado: {detail}',
  offline: 'No tienes conexión. Compruébala y vuelve a intentarlo.',
  notLoaded: 'No se ha podido cargar una parte de la tienda. Vuelve a cargar la página.',
  checkout: 'Finalizar compra',
  notFound: 'Página no encontrada',
  notFoundHint: 'Puede que se haya movido o eliminado.',
  backHome: 'Ir a la página de inicio',
  goShopping: 'Ver todos los productos',
  failed: 'No se ha podido cargar esta página.',
  error: 'Error: {detail}',
  serverError: 'El servidor ha respondido con el estado {status}.',
  loading: 'Cargando',
  related: 'También te puede gustar',
  stockAlert: 'Avisarme por correo cuando vuelva a estar disponible',
  stockAlertButton: 'Avisarme',
  stockAlertSaved: 'Recibirás un correo cuando este artículo vuelva a estar disponible.',
  botFailed: 'La verificación ha fallado. Inténtalo de nuevo.',
  botWorking: 'Comprobando que no eres un robot…',
  botDone: 'Verificación superada',
  privacyChoices: 'Opciones de privacidad',
  breadcrumbs: 'Ruta de navegación',
}
