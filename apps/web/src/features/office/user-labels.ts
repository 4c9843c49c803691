import { useT } from '#language/use-t.ts'
import { genderKeys } from '#features/people/gender.ts'

/** What a form, a comparison and the history call the fields of a person. */
export function useUserLabels() {
  const t = useT('users', 'account')
  return {
    full_name: t('people.full_name'),
    father_name: t('users.father_name'),
    full_name_latin: t('users.full_name_latin'),
    gender: t('people.gender'),
    date_of_birth: t('users.date_of_birth'),
    identity_number: t('users.identity_number'),
    roles: t('users.roles'),
    grade: t('people.grade'),
    section: t('users.section'),
    roll_number: t('users.roll_number'),
    admission_number: t('users.admission_number'),
    class_codes: t('users.classes'),
    phone_number: t('people.phone_number'),
    email: t('people.email'),
    guardians: t('users.guardians'),
    address: t('users.address'),
    username: t('people.username'),
  }
}

/** How the history writes values that stand for words. */
export function useUserWords() {
  const t = useT('account')
  return { gender: Object.fromEntries(([0, 1, 2] as const).map((one) => [String(one), t(genderKeys[one])])) }
}
