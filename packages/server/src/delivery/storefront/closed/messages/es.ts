import type { Catalog } from '@blockfront/messages'
import type { en } from './en.ts'

export const es = {
  title: 'Cerrado por el momento',
  lead: '¿Tienes la contraseña? Introdúcela para ver la tienda.',
  password: 'Contraseña de la tienda',
  enter: 'Entrar en la tienda',
  required: 'Introduce la contraseña.',
  wrong: 'Contraseña incorrecta. Compruébala e inténtalo de nuevo.',
  tooMany: 'Demasiados intentos. Inténtalo de nuevo en unos minutos.',
  newsletter: 'Recibe un correo cuando haya novedades.',
  email: 'Correo electrónico',
  subscribe: 'Suscribirse',
  owner: '¿Es tu tienda?',
  signIn: 'Iniciar sesión',
} satisfies Catalog<typeof en>
