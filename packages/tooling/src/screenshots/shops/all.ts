import { electronicsShop } from './electronics.ts'
import { fashionShop } from './fashion.ts'
import { foodShop } from './food.ts'
import { furnitureShop } from './furniture.ts'
import { servicesShop } from './services.ts'
import type { Shop } from './shop.ts'

/** The five shops. */
export const shops: readonly Shop[] = [foodShop, fashionShop, furnitureShop, electronicsShop, servicesShop]
