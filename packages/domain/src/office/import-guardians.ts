/** Guardians in the columns of a sheet of people: `guardian_2_name` is of the second whom the register has of a person. */
import {
  guardianFields,
  guardianPlaces,
  type GuardianField,
  type GuardianPlace,
} from '@maktab/contracts/office/office-import-reasons'
import type { Guardian } from './office-registration.ts'
import { isFaulty, say, type WorkingRow } from './import-rows.ts'
import type { PersonValues } from './import-values.ts'

export type GuardianColumns = Partial<Readonly<Record<GuardianField, string | null>>>

const columnsOf = (place: GuardianPlace) =>
  ({
    name: `guardian_${place}_name`,
    relation: `guardian_${place}_relation`,
    phone: `guardian_${place}_phone`,
  }) as const

/** The columns that say who the guardians are. */
export function columnsOfGuardians(guardians: readonly Guardian[]): GuardianColumns {
  return Object.fromEntries(
    guardianPlaces.flatMap((place) => {
      const one = guardians[place - 1]
      const { name, relation, phone } = columnsOf(place)
      return one
        ? [[name, one.full_name] as const, [relation, one.relation] as const, [phone, one.phone_number] as const]
        : []
    }),
  )
}

/** Guardians as those columns say; a column that is left out says nothing, and without a name there is nobody at that place. */
export function withGuardianColumns(guardians: readonly Guardian[], said: GuardianColumns): readonly Guardian[] {
  const columns = { ...columnsOfGuardians(guardians), ...said }
  return guardianPlaces.flatMap((place) => {
    const { name, relation, phone } = columnsOf(place)
    const full_name = columns[name] ?? null
    return full_name === null
      ? []
      : [
          {
            full_name,
            relation: columns[relation] ?? 'other',
            phone_number: columns[phone] ?? null,
          },
        ]
  })
}

/** Only what is about guardians. */
export const guardianColumnsOf = (values: Readonly<Partial<Record<GuardianField, string | null>>>): GuardianColumns =>
  Object.fromEntries(guardianFields.flatMap((field) => (field in values ? [[field, values[field]]] : [])))

/** A guardian has a name and comes after the one before; whose relation nobody says is another. */
export function checkGuardians(row: WorkingRow): void {
  const known = (field: GuardianField) => row.values[field] ?? row.target?.[field] ?? undefined
  let isLast = false
  for (const place of guardianPlaces) {
    const { name, relation, phone } = columnsOf(place)
    if (known(name) !== undefined && !isLast) {
      if (known(relation) === undefined && !isFaulty(row, relation))
        row.values = { ...row.values, [relation]: 'other' } satisfies PersonValues
      continue
    }
    const given = [name, relation, phone].find((field) => row.values[field] !== undefined)
    if (given !== undefined && !isFaulty(row, name)) say(row, name, 'guardian_incomplete', row.values[given])
    isLast = true
  }
}
