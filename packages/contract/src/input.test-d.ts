import { expectTypeOf } from 'vitest'
import type { Client } from './client/client.ts'
import type { Product, ProductInput } from './entities/catalog/product.ts'
import type { CallInput, CallOutput, ErrorDetails, HandlerInput, HandlerOutput } from './input.ts'
import type { MethodOf, PathOf, PathParams } from './route.ts'

expectTypeOf<MethodOf<'product.delete'>>().toEqualTypeOf<'DELETE'>()
expectTypeOf<PathOf<'page.delete'>>().toEqualTypeOf<'/page/delete/{id}'>()
expectTypeOf<PathParams<'product.delete'>>().toEqualTypeOf<'storeId' | 'productId'>()
expectTypeOf<PathParams<'auth.login'>>().toBeNever()

// Fields with a default are optional for a client and always set for a handler.
expectTypeOf<CallInput<'auth.login'>>().toEqualTypeOf<{ body: { email: string; password: string } }>()
expectTypeOf<CallInput<'order.stats'>['query']['days']>().toEqualTypeOf<number | string | undefined>()
expectTypeOf<HandlerInput<'order.stats'>['query']>().toEqualTypeOf<{ storeId: string; days: number }>()
expectTypeOf<ProductInput['discountPrice']>().toEqualTypeOf<number | undefined>()
expectTypeOf<Product['discountPrice']>().toEqualTypeOf<number>()

// Parts without required fields are optional.
expectTypeOf<Record<never, never>>().toExtend<CallInput<'auth.checkAuth'>>()
expectTypeOf<Record<never, never>>().not.toExtend<CallInput<'page.getById'>>()

expectTypeOf<CallOutput<'store.findAll'>[number]['role']>().toEqualTypeOf<'owner' | 'manager' | 'fulfillment'>()
expectTypeOf<HandlerOutput<'auth.logout'>>().toEqualTypeOf<{ ok: true }>()
expectTypeOf<ErrorDetails<'page.saveDraft', 'stale_version'>>().toHaveProperty('page')
expectTypeOf<ErrorDetails<'page.saveDraft', 'forbidden'>>().toBeUndefined()

declare const client: Client

client.call('auth.logout')
client.call('auth.checkAuth', { query: { screen: 'billing' } })
// @ts-expect-error an unknown call
client.call('auth.unknown')
// @ts-expect-error the body is required
client.call('auth.login')
// @ts-expect-error a field is missing
client.call('auth.login', { body: { email: 'ann@example.com' } })
// @ts-expect-error not one of the screens
client.call('auth.checkAuth', { query: { screen: 'pages' } })
// @ts-expect-error the path needs its id
client.call('page.delete', { params: {} })
