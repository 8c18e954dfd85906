import { MAX_FONT_BYTES, type StoreFont } from '@blockfront/contract'
import { bundledFamily, type FontFile, readFont } from '@blockfront/fonts'
import { recordAudit } from '../../ground/audit.ts'
import type { MemberScope } from '../../ground/context.ts'
import { newId } from '../../ground/db/id.ts'
import { withStore } from '../../ground/db/scope.ts'
import { appError, isConstraintViolation } from '../../ground/errors.ts'
import type { Body } from '../../ground/handler.ts'
import { checkLimit } from '../store/index.ts'
import { fontView } from './font-view.ts'

const UNREADABLE = 'This file is not a WOFF2 font with Latin letters. Convert the font to WOFF2 and try again.'
const TOO_LARGE = 'This file is too large. Upload a font of at most 500 KB.'
const TAKEN = 'A font with this name already exists. Delete it before you upload another version.'

/**
 * Adds a font to a store. Its name, weights and metrics are read from the file. Throws `invalid_input` for a file that is not a font or has a name
 * that is taken, and `store_limit` when the store has too many.
 */
export async function addFont({ db, session, store: { storeId } }: MemberScope, { file }: Body<'font.add'>): Promise<StoreFont> {
  const bytes = Buffer.from(file, 'base64')
  if (bytes.length > MAX_FONT_BYTES) throw invalid(TOO_LARGE)
  const font = read(bytes)
  const family = nameOf(font)
  if (bundledFamily(family)) throw invalid(TAKEN)
  try {
    return await withStore(db, storeId, async (trx) => {
      await checkLimit(trx, storeId, 'fonts')
      const row = await trx
        .insertInto('store_fonts')
        .values({
          store_id: storeId,
          id: newId(),
          family,
          category: font.category,
          weight: font.weight,
          metrics: JSON.stringify(font.metrics),
          file: bytes,
        })
        .returning(['store_id', 'id', 'family', 'category', 'weight', 'created_at'])
        .executeTakeFirstOrThrow()
      await recordAudit(trx, { storeId, actorId: session.userId, action: 'font.add', target: row.id, detail: { family } })
      return fontView({ ...row, bytes: bytes.length })
    })
  } catch (error) {
    throw isConstraintViolation(error, 'store_fonts_family') ? invalid(TAKEN) : error
  }
}

const invalid = (message: string) => appError('invalid_input', { message, fields: { file: message } })

function read(bytes: Uint8Array): FontFile {
  try {
    return readFont(bytes)
  } catch (cause) {
    throw appError('invalid_input', { cause, message: UNREADABLE, fields: { file: UNREADABLE } })
  }
}

/** The name of a font in CSS: only letters, digits, spaces and hyphens of the name in its file. */
function nameOf({ name, isItalic }: FontFile): string {
  const plain = name
    .replaceAll(/[^A-Za-z0-9 -]/g, ' ')
    .replaceAll(/ +/g, ' ')
    .replace(/^[ -]/, '')
    .slice(0, 50)
    .trim()
  return `${plain || 'Uploaded font'}${isItalic ? ' Italic' : ''}`
}
