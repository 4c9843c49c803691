import type { Messages } from '../keys.ts'

export const accessLeaving = {
  logout_unsent_title: 'ستاسو ځینې کار لا نه دی لېږل شوی',
  logout_unsent_body:
    '{count, plural, one {# کار په دې وسیله کې پاتې کېږي او کله چې بیا دلته ننوځئ، لېږل کېږي.} other {# کارونه په دې وسیله کې پاتې کېږي او کله چې بیا دلته ننوځئ، لېږل کېږي.}}',
  logout_anyway: 'سره له دې ووځئ',
} satisfies Messages<'access-leaving'>
