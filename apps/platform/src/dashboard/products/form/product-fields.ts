import { taxClasses } from '@blockfront/commerce'
import type { ControlMeta, FormSection } from '@blockfront/engine/form'
import { messages as pageMessages } from '../../pages/messages.ts'
import { statusOptions } from '../list/product-filters.ts'
import { messages } from '../messages.ts'

const says = messages.form

const taxClassChoices = taxClasses.map((value) => ({ value, label: says.taxClasses[value] }))

/** Label and control of each field, in addition to the contract's schema. */
export const productFields: Readonly<Record<string, Partial<ControlMeta>>> = {
  name: { label: says.name, placeholder: says.namePlaceholder, autoComplete: 'off' },
  description: { label: says.description, control: 'richText' },
  pictures: { label: says.pictures, control: 'gallery' },
  pricing: { label: says.pricing, control: 'pricing' },
  taxClass: { label: says.taxClass, control: 'select', choices: taxClassChoices, help: says.taxClassHelp },
  options: { label: says.options, control: 'options' },
  sku: { label: says.sku, help: says.skuHelp },
  barcode: { label: says.barcode, help: says.barcodeHelp, autoComplete: 'off' },
  trackInventory: { label: says.trackInventory },
  stockQuantity: { label: says.stockQuantity, control: 'wholeNumber', when: { trackInventory: true }, help: says.stockHelp },
  allowBackorder: { label: says.allowBackorder, when: { trackInventory: true }, help: says.backorderHelp },
  stockStatus: { label: says.stockStatus, when: { trackInventory: false } },
  requiresShipping: { label: says.requiresShipping, control: 'checkbox', help: says.requiresShippingHelp },
  weight: { label: says.weight, when: { requiresShipping: true } },
  dimensions: { label: says.dimensions, when: { requiresShipping: true } },
  seoTitle: { label: says.seoTitle, control: 'text', help: says.seoTitleHelp },
  metaDescription: { label: says.metaDescription, control: 'textarea' },
  slug: { label: says.slug, control: 'address', help: says.slugHelp },
  status: { label: messages.status, control: 'select', choices: statusOptions },
  categoryIds: { label: messages.categories, control: 'categories' },
  tags: { label: says.tags, control: 'tags' },
  brand: { label: says.brand },
  templateId: { label: pageMessages.templates.label, help: pageMessages.templates.help, control: 'select', optional: true },
}

/** The cards of the form; the last one is in the second column. */
export const productSections: readonly FormSection[] = [
  { title: says.about, fields: ['name', 'description'] },
  { title: says.pictures, fields: ['pictures'] },
  { title: says.pricing, fields: ['pricing', 'taxClass'] },
  { title: says.options, description: says.optionsAbout, fields: ['options'] },
  { title: says.inventory, fields: ['sku', 'barcode', 'trackInventory', 'stockQuantity', 'allowBackorder', 'stockStatus'] },
  { title: says.shipping, fields: ['requiresShipping', 'weight', 'dimensions'] },
  { title: says.search, description: says.searchAbout, fields: ['seoTitle', 'metaDescription', 'slug'] },
  { title: says.organization, fields: ['status', 'categoryIds', 'tags', 'brand', 'templateId'] },
]
