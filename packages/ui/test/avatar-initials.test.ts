import { expect, test } from 'vitest'
import { initialsOf } from '../src/base/avatar-initials.ts'

const apart = '\u200C'

test.each([
  ['Zarmina Safi', 'ZS'],
  ['zarmina', 'Z'],
  ['  Ahmad   Wali  Khan ', 'AK'],
  ['Dr Mina Noori', 'MN'],
  ['Mary-Ann', 'MA'],
  ['Élodie ı', 'ÉI'],
  ['زرمینه صافي', `ز${apart}ص`],
  ['احمد ولي', `ا${apart}و`],
  ['آصف احمدي', `آ${apart}ا`],
  ['أمينة', 'ا'],
  ['ډاکټر مینه نوري', `م${apart}ن`],
  ['استاد', 'ا'],
  ['عبد الرحمن', `ع${apart}ر`],
  ['الیاس', 'ی'],
  ['علی', 'ع'],
  ['محمد‌علی', `م${apart}ع`],
  ['Zarmina صافي', `Z${apart}ص`],
  ['مُحَمَّد', 'م'],
  ['+93 70', ''],
  ['', ''],
])('%s gives %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
