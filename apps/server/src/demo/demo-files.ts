/** The demonstration world as it lies in the folder `demo`: data that people wrote, read as it is. */
import fs from 'node:fs'
import path from 'node:path'
import type { AbsenceReason } from '@maktab/contracts/attendance/attendance-sheets'
import { signupFields } from '@maktab/contracts/tenants/metadata'
import type { StandingConfiguration } from '@maktab/domain/tenants/standing-configuration'
import type {
  DemoAssignment,
  DemoCourse,
  DemoLanguage,
  DemoNames,
  DemoSchools,
  DemoSale,
  DemoTenantFile,
} from '../../demo/demo-world.ts'

/** What learners wrote, asked their teachers and were told, by the language of the course. */
export type DemoWords = Readonly<
  Record<
    DemoLanguage,
    {
      readonly submissions: readonly string[]
      /** In private, about their own work. */
      readonly comments: readonly { readonly question: string; readonly answer: string }[]
      /** In the stream of a class: posts of its teacher and of learners, and replies to both. */
      readonly stream: Readonly<Record<'teacher' | 'learner' | 'reply', readonly string[]>>
      readonly events: Readonly<Record<'online' | 'exam' | 'meeting' | 'place' | 'description', string>>
      /** Work besides that of the year: a test that scores itself, a lesson to prepare, questions of the teacher's own. `{lesson}` is its title. */
      readonly work: Readonly<
        Record<'check' | 'prepare' | 'ask', { readonly title: string; readonly instructions: string }>
      > & {
        /** What the last question of the teacher's own says, and how an answer to it is marked. */
        readonly explain: { readonly question: string; readonly criterion: string; readonly levels: readonly string[] }
      }
      /** What a teacher wrote beside a mark of attendance, by why the learner was away or late. */
      readonly away: Readonly<Partial<Record<AbsenceReason, readonly string[]>>>
      readonly remarks: Readonly<Record<'good' | 'fair' | 'weak', readonly string[]>>
    }
  >
>

export interface DemoTenant {
  readonly tenant_id: number
  readonly name: string
  readonly hosts: readonly string[]
  readonly mail_domain: string
  readonly has_learning_server?: boolean
  readonly configuration: Partial<StandingConfiguration>
  readonly schools: DemoSchools
  readonly sale?: DemoSale
}

export interface DemoWorld {
  /** The general one first: with its year it is most of the world. */
  readonly tenants: readonly DemoTenant[]
  readonly names: DemoNames
  /** By slug, in the order in which they are numbered. */
  readonly courses: readonly DemoCourse[]
  readonly assignments: readonly DemoAssignment[]
  readonly words: DemoWords
  /** Reads a file that a course names. */
  open(file: string): fs.ReadStream
}

export function readDemoWorld(folder: string): DemoWorld {
  const read = <T>(...place: readonly string[]): T =>
    JSON.parse(fs.readFileSync(path.join(folder, ...place), 'utf8')) as T
  const courses = fs
    .readdirSync(path.join(folder, 'content', 'courses'))
    .filter((name) => name.endsWith('.json'))
    .sort()
  const tenants = fs.readdirSync(path.join(folder, 'tenants')).map((name): DemoTenant => {
    const { provinces, signup_fields, configuration, ...file } = read<DemoTenantFile>('tenants', name, 'tenant.json')
    const metadata = {
      ...(provinces && { regions_metadata: JSON.stringify(read<unknown>('places', provinces)) }),
      ...(signup_fields && {
        signup_fields_metadata: JSON.stringify(
          signupFields.map((field_name) => ({ field_name, is_visible: signup_fields.includes(field_name) })),
        ),
      }),
    }
    const pictures = picturesIn(configuration, path.join(folder, 'tenants', name))
    return {
      ...file,
      configuration: { ...configuration, ...pictures, ...metadata },
      schools: read('tenants', name, 'schools.json'),
    }
  })
  return {
    tenants: tenants.sort((one, other) => one.tenant_id - other.tenant_id),
    names: read('people', 'names.json'),
    courses: courses.map((name) => read<DemoCourse>('content', 'courses', name)),
    assignments: read('assignments.json'),
    words: read('words.json'),
    open: (file) => fs.createReadStream(path.join(folder, 'content', file)),
  }
}

const pictures = ['profile_picture', 'navbar_logo', 'navbar_logo_dark', 'favicon'] as const

/** Written out as `data:`, so that a page shows them at its first paint and without a network. */
function picturesIn(
  configuration: Readonly<Record<string, unknown>>,
  folder: string,
): Partial<Record<(typeof pictures)[number], string>> {
  const named = pictures.flatMap((field) => {
    const file = configuration[field]
    if (typeof file !== 'string') return []
    const drawing = fs.readFileSync(path.join(folder, file), 'utf8').replace(/>\s+</g, '><').trim()
    return [
      [
        field,
        `data:image/svg+xml,${encodeURIComponent(drawing).replaceAll('%20', ' ').replaceAll('%3D', '=').replaceAll('%2F', '/').replaceAll('%3A', ':').replaceAll('%22', "'")}`,
      ],
    ]
  })
  return Object.fromEntries(named) as Partial<Record<(typeof pictures)[number], string>>
}
