import { describe, expect, it } from 'vitest'
import { createGuard, findViolation } from './guard.ts'

const tables = new Set(['products', 'orders', 'categories', 'product_categories'])

describe('the guard', () => {
  it.each([
    'select * from users where id = $1',
    'select * from products where store_id = $1 and id = $2',
    'select "products"."id" from "products" where "products"."store_id" = $1',
    'select * from products as p where p.id = $2 and $1 = p.store_id',
    'select * from products p join product_categories pc on pc.store_id = p.store_id and pc.product_id = p.id where p.store_id = $1',
    `select * from products where store_id = current_setting('app.store_id')`,
    'insert into products (store_id, id) values ($1, $2) returning id',
    'insert into "orders" ("store_id", "id") values ($1, $2) on conflict do nothing',
    'update products set name = $1 where store_id = $2',
    'delete from orders where store_id = $1 and id in ($2, $3)',
    'update products p set name = $1 from categories c where p.store_id = $2 and c.store_id = p.store_id',
    'select * from products where (store_id, id) in (select $1, $2)',
    'select * from products p where p.store_id = (select $1::text)',
    `select 'from products' as text -- from products`,
    'select product_id from search_products($1, $2)',
  ])('accepts %s', (sql) => {
    expect(findViolation(sql, tables)).toBeUndefined()
  })

  it.each([
    'select * from products',
    'select * from products where store_id = (select id from products)',
    'select * from products where id = $1',
    'select "products"."id" from "products" where "id" = $1',
    `select store_id from products where name = 'store_id = $1'`,
    'select * from products p where p.id = $1 -- p.store_id = $1',
    'select * from products p join orders o on o.id = p.id where p.store_id = $1',
    'select * from products p, orders o where p.store_id = $1',
    'select * from products p join product_categories pc on pc.store_id = p.store_id',
    'select * from users where exists (select from orders where email = users.email)',
    'insert into products (id) values ($1)',
    'update products set store_id = $1',
    'update products set name = $1 where id = $2',
    'delete from orders where id = $1',
    'delete from only orders where id = $1',
    'select * from public.products where id = $1',
    'SELECT * FROM Products WHERE id = $1',
  ])('refuses %s', (sql) => {
    expect(findViolation(sql, tables)).toContain('store_id')
  })

  it('records what it refused', () => {
    const guard = createGuard(tables)
    expect(() => guard.inspect('select * from orders')).toThrow('SQL touches orders')
    expect(guard.violations).toHaveLength(1)
    guard.inspect('select 1')
    expect(guard.violations).toHaveLength(1)
  })
})
