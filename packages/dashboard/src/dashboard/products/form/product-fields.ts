import { taxClasses } from '@blockfront/commerce'
import type { ControlMeta, FormSection } from '@blockfront/engine/form'
import { messages as pageMessages } from '../../pages/messages.ts'
import { messages } from '../messages.ts'

const formMessages = messages.form

const taxClassChoices = taxClasses.map((value) => ({ value, label: formMessages.taxClasses[value] }))

/** Label and control of each field, in addition to the contract's schema. */
export const productFields: Readonly<Record<string, Partial<ControlMeta>>> = {
  name: { label: formMessages.name, placeholder: formMessages.namePlaceholder, autoComplete: 'off' },
  description: { label: formMessages.description, control: 'richText' },
  pictures: { label: formMessages.pictures, control: 'gallery' },
  pricing: { label: formMessages.pricing, control: 'pricing' },
  taxClass: { label: formMessages.taxClass, control: 'select', choices: taxClassChoices, help: formMessages.taxClassHelp },
  options: { label: formMessages.options, control: 'options' },
  sku: { label: formMessages.sku, help: formMessages.skuHelp },
  barcode: { label: formMessages.barcode, help: formMessages.barcodeHelp, autoComplete: 'off' },
  trackInventory: { label: formMessages.trackInventory },
  stockQuantity: {
    label: formMessages.stockQuantity,
    control: 'wholeNumber',
    when: { trackInventory: true },
    help: formMessages.stockHelp,
  },
  allowBackorder: { label: formMessages.allowBackorder, when: { trackInventory: true }, help: formMessages.backorderHelp },
  stockStatus: { label: formMessages.stockStatus, when: { trackInventory: false } },
  requiresShipping: { label: formMessages.requiresShipping, control: 'checkbox', help: formMessages.requiresShippingHelp },
  weight: { label: formMessages.weight, when: { requiresShipping: true } },
  dimensions: { label: formMessages.dimensions, when: { requiresShipping: true } },
  seoTitle: { label: formMessages.seoTitle, control: 'text', help: formMessages.seoTitleHelp },
  metaDescription: { label: formMessages.metaDescription, control: 'textarea' },
  slug: { label: formMessages.slug, control: 'address', help: formMessages.slugHelp },
  status: {
    label: messages.status,
    control: 'select',
    choices: Object.entries(messages.statuses).map(([value, label]) => ({ value, label })),
  },
  categoryIds: { label: messages.categories, control: 'categories' },
  tags: { label: formMessages.tags, control: 'tags' },
  brand: { label: formMessages.brand },
  templateId: { label: pageMessages.templates.label, help: pageMessages.templates.help, control: 'select', optional: true },
}

/** The cards of the form; the last one is in the second column. */
export const productSections: readonly FormSection[] = [
  { title: formMessages.about, fields: ['name', 'description'] },
  { title: formMessages.pictures, fields: ['pictures'] },
  { title: formMessages.pricing, fields: ['pricing', 'taxClass'] },
  { title: formMessages.options, description: formMessages.optionsAbout, fields: ['options'] },
  {
    title: formMessages.inventory,
    fields: ['sku', 'barcode', 'trackInventory', 'stockQuantity', 'allowBackorder', 'stockStatus'],
  },
  { title: formMessages.shipping, fields: ['requiresShipping', 'weight', 'dimensions'] },
  { title: formMessages.search, description: formMessages.searchAbout, fields: ['seoTitle', 'metaDescription', 'slug'] },
  { title: formMessages.organization, fields: ['status', 'categoryIds', 'tags', 'brand', 'templateId'] },
]
