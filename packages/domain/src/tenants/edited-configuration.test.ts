import type { Configuration } from '@maktab/contracts/tenants/configuration'
import { expect, test } from 'vitest'
import { decideEditing, longestPicture } from './edited-configuration.ts'
import { standingConfiguration } from './standing-configuration.ts'

const now: Configuration = {
  ...standingConfiguration(8),
  id: 8,
  name: 'Rana',
  domain_name: 'rana.example',
  languages: '0,1',
  sub_start_date: '2026-03-21T00:00:00Z',
}
const edit = (asked: Readonly<Record<string, unknown>>, typed_name = '') => decideEditing({ now, asked, typed_name })

test('only what becomes another is changed, with what it was', () => {
  expect(edit({ primary_color: '336BFF', languages: '0,1', is_tour_guide: false })).toEqual({
    refused: [],
    before: { primary_color: '05B027', is_tour_guide: true },
    after: { primary_color: '336BFF', is_tour_guide: false },
  })
  expect(edit({})).toEqual({ refused: [], before: {}, after: {} })
})

test.each<[asked: Readonly<Record<string, unknown>>, refused: readonly string[]]>([
  [{ primary_color: 'very green', secondary_color: '336BFF' }, ['primary_color']],
  [{ primary_color: 'red', time_zone: 'Asia/Nowhere' }, ['primary_color', 'time_zone']],
  [{ name: '   ' }, ['name']],
  [{ name: 'x'.repeat(121) }, ['name']],
  [{ navbar_logo: 'https://elsewhere.example/logo.png' }, ['navbar_logo']],
  [{ navbar_logo: `data:image/png;base64,${'A'.repeat(longestPicture)}` }, ['navbar_logo']],
  [{ landing_page_text: { en: 'x'.repeat(2_001) } }, ['landing_page_text']],
  [{ tagline: { fr: 'Bienvenue' } }, ['tagline']],
  [{ first_weekday: 7 }, ['first_weekday']],
  [{ total_licenses: -1 }, ['total_licenses']],
  [{ total_licenses: 10_000_001 }, ['total_licenses']],
  [{ default_language: 'da' }, ['default_language']],
  [{ languages: '1' }, ['languages']],
  [{ languages: '0,9' }, ['languages']],
  [{ languages: '1', default_language: 'pu' }, []],
  [{ sub_end_date: '2026-03-20T00:00:00Z' }, ['sub_end_date']],
  [{ sub_start_date: null, sub_end_date: '2026-03-20T00:00:00Z' }, []],
  [{ id: 9 }, ['id']],
  [{ external_providers: [] }, ['external_providers']],
  [{ domain_name: 'other.example' }, ['domain_name']],
  [{ is_deleted: true }, ['is_deleted']],
  [{ client_secret: 'x' }, ['client_secret']],
  [{ __proto__x: 1, toString: 1, constructor: 1 }, ['__proto__x', 'toString', 'constructor']],
])('%j is refused at %j', (asked, refused) => expect(edit(asked).refused).toEqual(refused))

test.each(['is_b2c_enabled', 'is_exam_mode', 'is_payment_enabled'])('%s asks for the name of the tenant', (field) => {
  expect(edit({ [field]: true }).refused).toEqual(['typed_name'])
  expect(edit({ [field]: true }, 'rana').refused).toEqual(['typed_name'])
  expect(edit({ [field]: true }, ' Rana ')).toMatchObject({ refused: [], after: { [field]: true } })
  expect(edit({ [field]: false }).refused).toEqual([])
})
