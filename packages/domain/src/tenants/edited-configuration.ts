/** What a super admin may change of the tenant's configuration, and what does not go together. */
import type { Configuration } from '@maktab/contracts/tenants/configuration'
import { EditedConfiguration, gravestFields, type EditedField } from '@maktab/contracts/tenants/edited-configuration'
import { languagesOf } from './languages.ts'

/** A picture travels in every page: about 45 KB of bytes. */
export const longestPicture = 60_000
const longestText = 2_000
const longestName = 120

export interface Editing {
  readonly now: Configuration
  readonly asked: Readonly<Record<string, unknown>>
  /** The tenant's name, as the super admin typed it to show that they mean it. */
  readonly typed_name: string
}

export type Edited =
  | { readonly refused: readonly (EditedField | 'typed_name' | (string & {}))[] }
  /** Only what becomes another; both have the same fields. */
  | {
      readonly refused: readonly []
      readonly before: Partial<EditedConfiguration>
      readonly after: Partial<EditedConfiguration>
    }

const shapes = EditedConfiguration.shape
const isEdited = (field: string): field is EditedField => Object.hasOwn(shapes, field)

/** Every field that cannot be saved as it was asked, or what changes. */
export function decideEditing({ now, asked, typed_name }: Editing): Edited {
  const read: Record<string, unknown> = {}
  const refused = new Set<string>()
  for (const [field, given] of Object.entries(asked)) {
    const parsed = isEdited(field) ? shapes[field].safeParse(given) : undefined
    if (parsed?.success === true && isInBounds(field, parsed.data)) read[field] = parsed.data
    else refused.add(field)
  }
  const next: Configuration = { ...now, ...read }
  for (const [faulty, against] of unfit(next)) {
    // Said at the field that was asked for: what stood there before is nobody's fault now.
    if (faulty in asked) refused.add(faulty)
    else if (against in asked) refused.add(against)
  }
  const changed = Object.keys(read).filter(
    (field) => !isSame(now[field as EditedField], next[field as EditedField]),
  ) as EditedField[]
  const isGrave = changed.some((field) => (gravestFields as readonly string[]).includes(field))
  if (isGrave && typed_name.trim() !== now.name.trim()) refused.add('typed_name')
  if (refused.size > 0) return { refused: [...refused] }
  const of = (configuration: Configuration) => Object.fromEntries(changed.map((field) => [field, configuration[field]]))
  return { refused: [], before: of(now), after: of(next) }
}

function isInBounds(field: string, value: unknown): boolean {
  if (field === 'name') return typeof value === 'string' && value.trim() !== '' && value.length <= longestName
  if (field === 'navbar_logo' || field === 'navbar_logo_dark' || field === 'favicon')
    return value === null || (typeof value === 'string' && value.length <= longestPicture)
  if (typeof value === 'string') return value.length <= longestText
  if (field === 'total_licenses' || field === 'attendance_mode') return (value as number) <= 10_000_000
  return typeof value !== 'object' || value === null || Object.values(value).every((text) => isInBounds('', text))
}

/** Pairs of fields that do not go together, the one at fault first. */
function unfit({
  id,
  languages,
  default_language,
  sub_start_date,
  sub_end_date,
}: Configuration): readonly (readonly [EditedField, EditedField])[] {
  const offered = languagesOf({ tenant_id: id, languages })
  return [
    ...(offered.includes(default_language) ? [] : ([['default_language', 'languages']] as const)),
    ...(offered.length === languages.split(',').length || languages === ''
      ? []
      : ([['languages', 'languages']] as const)),
    ...(sub_start_date !== null && sub_end_date !== null && Date.parse(sub_end_date) <= Date.parse(sub_start_date)
      ? ([['sub_end_date', 'sub_start_date']] as const)
      : []),
  ]
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
