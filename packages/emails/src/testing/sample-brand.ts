import type { Brand } from '../brand.ts'

/** Brands with the colors, directions and addresses that tests cover. */
export const sampleBrands: Readonly<Record<string, Brand>> = {
  default: {
    name: 'Flowers & More',
    logo: 'https://blockfront.example/media/store/logo.webp',
    url: 'https://flowers.example/',
    accent: '#1d4ed8',
    surface: '#ffffff',
    radius: 8,
    addressLines: ['Ringstraße 1', '1010 Vienna', 'Austria'],
    locale: 'en-AT',
    timeZone: 'Europe/Vienna',
  },
  pale: {
    name: 'Lemon',
    accent: '#fff7b0',
    surface: '#14213d',
    logo: 'https://blockfront.example/media/store/lemon.png',
    radius: 0,
    addressLines: [],
    locale: 'de-DE',
    timeZone: 'Europe/Berlin',
  },
  dark: {
    name: 'متجر الزهور',
    accent: 'rgba(0, 0, 0, 0.9)',
    surface: '#000000',
    radius: 48,
    addressLines: ['شارع التحرير 1', 'القاهرة'],
    locale: 'ar-EG',
    timeZone: 'Africa/Cairo',
  },
  broken: {
    name: `<b>Long</b> "name" & ${'Supercalifragilisticexpialidocious'.repeat(3)}`,
    accent: 'no color',
    surface: 'red;color:blue',
    logo: 'javascript:alert(1)',
    url: 'data:text/html,x',
    radius: -5,
    addressLines: ['<script>alert(1)</script>'],
    locale: 'en',
    timeZone: 'UTC',
  },
}
