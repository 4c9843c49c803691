import { foldSearch } from '@maktab/domain/content/search-words'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../../../test/database.ts'

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())

test('the register folds a text as a search does', async () => {
  const texts = [
    'زرغونه احمدي',
    'كريم‌الله ةۀۂەہھۃ',
    'ېۍێےئۓ آأإٱ ؤ',
    'ګل ټوپک ډاګ ړومبی کاڼی یہاں ٹھیک ڈاڑھی',
    'مُحَمَّدٌ ـــ',
    'Émile Ünal ÀB ﬁ',
    '٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹',
    '\u202bعلی\u202c\u200f',
  ]
  const { rows } = await sql<{ folded: string }>`
    select fold_search(one) as folded from unnest(${texts}::text[]) with ordinality as t (one, place) order by place`.execute(
    database.owner,
  )
  expect(rows.map(({ folded }) => folded.trim())).toEqual(texts.map(foldSearch))
})
