import { expect, it } from 'vitest'
import { calculateTotals, type TotalsLine } from '../totals.ts'
import { ratePpm } from './tax.ts'

interface Case {
  /** Whether prices include tax. */
  included: boolean
  lines: readonly (readonly [price: number, quantity: number, percent: number, more?: Partial<TotalsLine>])[]
  /** Undefined without shipping; not taxed where the law excludes it. */
  shipping?: { price: number; discount?: number; isTaxed?: boolean; percent?: number }
  orderDiscount?: number
  /** Tax of each line, of shipping, and the total, in minor units. */
  taxes: readonly number[]
  shippingTax?: number
  total: number
}

/**
 * Orders and their taxes, computed by hand, each with the law of the rate. That shipping shares the tax of the goods follows in the EU from Article
 * 78(b) of Directive 2006/112/EC, and in Germany from section 3.10 (5) of the UStAE: it is ancillary to the goods. No law says how to split it
 * over several rates; net values are one of the methods that are accepted (compare UStAE 10.1 (11) for prices of several supplies).
 */
const cases: Readonly<Record<string, Case>> = {
  // 119.00 × 19 ÷ 119.
  'Germany, standard rate: UStG § 12 (1)': { included: true, lines: [[11900, 1, 19]], taxes: [1900], total: 11900 },
  // 10.70 × 7 ÷ 107.
  'Germany, reduced rate: UStG § 12 (2)': { included: true, lines: [[1070, 1, 7]], taxes: [70], total: 1070 },
  // 297 × 19 ÷ 119 = 47.42: the line is rounded, not each item.
  'Germany, rounding of a line: UStG § 12 (1)': { included: true, lines: [[99, 3, 19]], taxes: [47], total: 297 },
  // 500 × 7 ÷ 107 = 32.71.
  'Germany, shipping of goods at 7 percent: UStAE 3.10 (5)': {
    ...{ included: true, lines: [[1070, 1, 7]], shipping: { price: 500 } },
    ...{ taxes: [70], shippingTax: 33, total: 1570 },
  },
  // Net 10 : 20, so 1.67 and 3.33: 167 × 7 ÷ 107 = 10.93, 333 × 19 ÷ 119 = 53.17.
  'Germany, shipping of goods at two rates: UStAE 3.10 (5)': {
    ...{
      included: true,
      lines: [
        [1070, 1, 7],
        [2380, 1, 19],
      ],
      shipping: { price: 500 },
    },
    ...{ taxes: [70, 380], shippingTax: 11 + 53, total: 3950 },
  },
  'Germany, solar modules at 0 percent and their shipping: UStG § 12 (3)': {
    ...{ included: true, lines: [[90000, 1, 0]], shipping: { price: 500 } },
    ...{ taxes: [0], shippingTax: 0, total: 90500 },
  },
  // Prices without tax: 167 × 7 % = 11.69, 333 × 19 % = 63.27.
  'Germany, prices without tax, two rates and shipping: UStG § 10 (1)': {
    ...{
      included: false,
      lines: [
        [1000, 1, 7],
        [2000, 1, 19],
      ],
      shipping: { price: 500 },
    },
    ...{ taxes: [70, 380], shippingTax: 12 + 63, total: 3500 + 450 + 75 },
  },
  // 109.00 × 19 ÷ 119 = 17.403: the consideration is what the customer pays (UStG § 10 (1)).
  'Germany, a discount lowers the tax: UStG § 10 (1)': {
    ...{ included: true, lines: [[11900, 1, 19]], orderDiscount: 1000, taxes: [1740], total: 10900 },
  },
  // Net 5 : 20 after the discount, so 1.00 and 4.00: 6.54, 63.87.
  'Germany, a discount on one line changes the parts of shipping: UStG § 10 (1)': {
    ...{
      included: true,
      lines: [
        [1070, 1, 7, { discount: 535 }],
        [2380, 1, 19],
      ],
      shipping: { price: 500 },
    },
    ...{ taxes: [35, 380], shippingTax: 7 + 64, total: 535 + 2380 + 500 },
  },
  // 300 × 7 ÷ 107 = 19.63.
  'Germany, discounted shipping: UStG § 10 (1)': {
    ...{ included: true, lines: [[1070, 1, 7]], shipping: { price: 500, discount: 200 } },
    ...{ taxes: [70], shippingTax: 20, total: 1370 },
  },
  // The e-book is not shipped: 500 × 19 ÷ 119 = 79.83.
  'Germany, an e-book has no part of shipping: UStG § 12 (2) no. 14': {
    ...{
      included: true,
      lines: [
        [1070, 1, 7, { requiresShipping: false }],
        [2380, 1, 19],
      ],
      shipping: { price: 500 },
    },
    ...{ taxes: [70, 380], shippingTax: 80, total: 3950 },
  },
  // Goods for free have a value of 0, and shipping their rate.
  'Germany, goods for free with paid shipping: UStG § 12 (1)': {
    ...{ included: true, lines: [[2380, 1, 19, { discount: 2380 }]], shipping: { price: 500 } },
    ...{ taxes: [0], shippingTax: 80, total: 500 },
  },
  // 4990 × 20 ÷ 120 = 831.67.
  'Austria, standard rate: UStG 1994 § 10 (1)': { included: true, lines: [[4990, 1, 20]], taxes: [832], total: 4990 },
  'Austria, books at 10 percent: UStG 1994 § 10 (2)': { included: true, lines: [[1100, 2, 10]], taxes: [200], total: 2200 },
  'France, 20 and 5.5 percent: CGI art. 278, 278-0 bis': {
    ...{
      included: true,
      lines: [
        [1200, 1, 20],
        [1055, 1, 5.5],
      ],
      taxes: [200, 55],
      total: 2255,
    },
  },
  'France, newspapers at 2.1 percent: CGI art. 298 septies': {
    ...{ included: true, lines: [[1021, 1, 2.1]], taxes: [21], total: 1021 },
  },
  // 9999 × 22 ÷ 122 = 1803.10.
  'Italy, standard rate: DPR 633/1972 art. 16': { included: true, lines: [[3333, 3, 22]], taxes: [1803], total: 9999 },
  'Finland, 25.5 percent since September 2024: Arvonlisäverolaki 84 §': {
    included: true,
    lines: [[12550, 1, 25.5]],
    taxes: [2550],
    total: 12550,
  },
  // Net 100 : 100, so 5.00 and 5.00: 500 × 6 ÷ 106 = 28.30, 500 × 25 ÷ 125 = 100.
  'Sweden, two rates and shipping: Mervärdesskattelag (2023:200) 9 kap.': {
    ...{
      included: true,
      lines: [
        [12500, 1, 25],
        [10600, 1, 6],
      ],
      shipping: { price: 1000 },
    },
    ...{ taxes: [2500, 600], shippingTax: 28 + 100, total: 24100 },
  },
  // Net 10 each, so 1.67, 1.67 and the rest, 1.66: 9.45, 17.89, 28.81.
  'Belgium, three rates, the last part of shipping takes the remainder: Royal Decree 20 of 20 July 1970': {
    ...{
      included: true,
      lines: [
        [1060, 1, 6],
        [1120, 1, 12],
        [1210, 1, 21],
      ],
      shipping: { price: 500 },
    },
    ...{ taxes: [60, 120, 210], shippingTax: 9 + 18 + 29, total: 3890 },
  },
  'Ireland, 13.5 percent: VATCA 2010 s. 46 (1) (c)': { included: true, lines: [[11350, 1, 13.5]], taxes: [1350], total: 11350 },
  // Net 10 : 10, so 3.00 at 0 and 3.00 at 20: 300 × 20 ÷ 120 = 50.
  'United Kingdom, a zero-rated book with other goods: VATA 1994 s. 30, sch. 8 group 3': {
    ...{
      included: true,
      lines: [
        [1000, 1, 0],
        [1200, 1, 20],
      ],
      shipping: { price: 600 },
    },
    ...{ taxes: [0, 200], shippingTax: 50, total: 2800 },
  },
  'Switzerland, 8.1 percent since 2024: MWSTG art. 25 (1)': {
    included: true,
    lines: [[10810, 1, 8.1]],
    taxes: [810],
    total: 10810,
  },
  // 7.8 and 6.24 percent with the local tax of 22/78 of it. Yen have no decimals. Shipping is a service at the standard rate: 550 × 10 ÷ 110.
  'Japan, 10 and 8 percent: Consumption Tax Act art. 29, Local Tax Act art. 72-83': {
    ...{
      included: true,
      lines: [
        [1100, 1, 10],
        [1080, 1, 8],
      ],
      shipping: { price: 550, percent: 10 },
    },
    ...{ taxes: [100, 80], shippingTax: 50, total: 2730 },
  },
  'Australia, 10 percent: GST Act 1999 s. 9-70': { included: true, lines: [[1100, 1, 10]], taxes: [100], total: 1100 },
  // 662.5, half up.
  'New Jersey, 6.625 percent: N.J.S.A. 54:32B-3': { included: false, lines: [[10000, 1, 6.625]], taxes: [663], total: 10663 },
  // 39.98 × 6.625 % = 2.6487; 8.00 × 6.625 % = 0.53.
  'New Jersey, with shipping of taxable goods: N.J.S.A. 54:32B-3': {
    ...{ included: false, lines: [[1999, 2, 6.625]], shipping: { price: 800 } },
    ...{ taxes: [265], shippingTax: 53, total: 3998 + 265 + 800 + 53 },
  },
  // 4.00 × ½ is for the clothes, which are exempt: 2.00 × 6.625 % = 0.1325.
  'New Jersey, exempt clothes with taxable goods: N.J.S.A. 54:32B-8.4': {
    ...{
      included: false,
      lines: [
        [5000, 1, 0],
        [5000, 1, 6.625],
      ],
      shipping: { price: 400 },
    },
    ...{ taxes: [0, 331], shippingTax: 13, total: 10400 + 331 + 13 },
  },
  'Minnesota, 6.875 percent: Minn. Stat. 297A.62 subd. 1, 1a': {
    included: false,
    lines: [[8000, 1, 6.875]],
    taxes: [550],
    total: 8550,
  },
  // 4 percent, 0.125 for conservation and 0.1 for parks and soils: 42.25.
  'Missouri, 4.225 percent: RSMo 144.020, Constitution art. IV s. 43 (a), 47 (a)': {
    ...{ included: false, lines: [[1000, 1, 4.225]], taxes: [42], total: 1042 },
  },
  // 199.99 × 4.875 % = 9.7495.
  'New Mexico, 4.875 percent since July 2023: NMSA 7-9-4': {
    included: false,
    lines: [[19999, 1, 4.875]],
    taxes: [975],
    total: 20974,
  },
  // Separately stated shipping by a common carrier is not taxed.
  'California, 7.25 percent without shipping: 18 CCR 1628': {
    ...{ included: false, lines: [[2000, 1, 7.25]], shipping: { price: 500, isTaxed: false } },
    ...{ taxes: [145], shippingTax: 0, total: 2645 },
  },
  // 997.5, half up.
  'Quebec, QST of 9.975 percent: Act respecting the QST s. 16': {
    ...{ included: false, lines: [[10000, 1, 9.975]], taxes: [998], total: 10998 },
  },
  // 29.99 × 14.975 % = 4.491; 10.00 × 14.975 % = 1.4975.
  'Quebec, GST and QST in one rate, with shipping: Excise Tax Act s. 165 (1)': {
    ...{ included: false, lines: [[2999, 1, 14.975]], shipping: { price: 1000 } },
    ...{ taxes: [449], shippingTax: 150, total: 2999 + 449 + 1000 + 150 },
  },
  'Ontario, HST of 13 percent: Excise Tax Act s. 165 (2)': { included: false, lines: [[1500, 3, 13]], taxes: [585], total: 5085 },
}

it.each(Object.entries(cases))('%s', (_, { included, lines, shipping, orderDiscount = 0, taxes, shippingTax = 0, total }) => {
  const totals = calculateTotals({
    pricesIncludeTax: included,
    lines: lines.map(([unitPrice, quantity, percent, more]) => ({
      ...{ unitPrice, quantity, taxRate: ratePpm(percent * 100) },
      ...more,
    })),
    orderDiscount,
    ...(shipping && {
      shipping: {
        ...{ isTaxed: true, ...shipping },
        tax: shipping.percent === undefined ? undefined : { rate: ratePpm(shipping.percent * 100), name: '' },
      },
    }),
  })
  expect(totals.lines.map(({ tax }) => tax)).toEqual(taxes)
  expect(totals.shippingTax).toBe(shippingTax)
  expect(totals.grandTotal).toBe(total)
})

it('has at least 30 cases', () => expect(Object.keys(cases).length).toBeGreaterThanOrEqual(30))
