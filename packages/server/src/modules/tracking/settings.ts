import { europeanConsentCountries, type TrackingSettings, trackingSettings } from '@blockfront/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit.ts'
import type { MemberContext, StoreContext } from '../../ground/context.ts'
import { withStore, withStoreReadOnly } from '../../ground/db/scope.ts'
import { invalidate } from '../../ground/events/store-events.ts'
import type { Body } from '../../ground/handler.ts'
import { type StoreRow, storeRow, writeDetails } from '../store/index.ts'

const stored = trackingSettings.omit({ fbPixelId: true }).partial()

const noBanner: TrackingSettings['banner'] = {
  title: '',
  text: '',
  accept: '',
  decline: '',
  policyUrl: '',
  background: '',
  color: '',
}

/** The settings of a store's pixel and consent, with defaults for those that were never set: all events, and always ask. */
export function trackingOf(row: Pick<StoreRow, 'fb_pixel_id' | 'tracking'>): TrackingSettings {
  const { disabledEvents = [], consent = 'always', countries, banner } = stored.safeParse(row.tracking).data ?? {}
  return {
    fbPixelId: row.fb_pixel_id,
    disabledEvents,
    consent,
    countries: countries ?? [...europeanConsentCountries],
    banner: banner ?? noBanner,
  }
}

/** Returns the settings of the store's pixel and of consent. */
export const getTracking = ({ db, store: { storeId } }: Pick<StoreContext, 'db' | 'store'>): Promise<TrackingSettings> =>
  withStoreReadOnly(db, storeId, async (trx) => trackingOf(await storeRow(trx, storeId)))

/** Updates the settings that the input contains, and leaves the others unchanged. */
export function updateTracking(
  { db, session, store: { storeId } }: MemberContext,
  changes: Body<'tracking.update'>,
): Promise<TrackingSettings> {
  return withStore(db, storeId, async (trx) => {
    const row = await trx.selectFrom('stores').selectAll().where('store_id', '=', storeId).forUpdate().executeTakeFirstOrThrow()
    const { fbPixelId, ...settings } = { ...trackingOf(row), ...changes }
    await writeDetails(trx, storeId, {
      fb_pixel_id: fbPixelId,
      tracking: JSON.stringify(settings),
      updated_at: sql`now()`,
    })
    const detail = { fields: Object.keys(changes) }
    await recordAudit(trx, { storeId, actorId: session.userId, action: 'tracking.update', target: storeId, detail })
    await invalidate(trx, storeId)
    return { fbPixelId, ...settings }
  })
}
